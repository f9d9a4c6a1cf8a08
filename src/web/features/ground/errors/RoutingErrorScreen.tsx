import styles from './errors.module.css';

/** One line for an answer of the router that is neither a page nor a 404 (ROUTE-12). */
export function RoutingErrorScreen({ text }: { text: string }) {
  return (
    <div className={styles.centre}>
      <h1 className={styles.routing}>{text}</h1>
    </div>
  );
}
