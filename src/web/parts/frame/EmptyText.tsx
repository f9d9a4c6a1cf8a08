import styles from './EmptyText.module.css';

/** The sentence that stands where a list would. */
export function EmptyText({ text }: { readonly text: string }) {
  return <p className={styles.empty}>{text}</p>;
}
