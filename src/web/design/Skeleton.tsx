import styles from './Skeleton.module.css';

/** Holds the place of text that is on its way, line by line, so that nothing moves when it comes. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_none, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
