import { shellMessages } from '#shared/messages/shell.ts';
import styles from './PendingBar.module.css';

/** A thin line at the top while a screen is on its way; it shows only when that takes a moment. */
export function PendingBar() {
  return <progress className={styles.bar} aria-label={shellMessages.loading} />;
}
