import { Logo } from './Logo.tsx';
import styles from './Header.module.css';

/** The header of the wordmark layout: the way home and nothing else. */
export function WordmarkHeader() {
  return (
    <header className={styles.wordmark}>
      <Logo />
    </header>
  );
}
