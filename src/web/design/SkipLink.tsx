import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the header, to the element with this id. */
export function SkipLink({ to, label }: { to: string; label: string }) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {label}
    </a>
  );
}
