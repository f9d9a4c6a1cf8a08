import { statsMessages as messages } from '#shared/messages/stats.ts';
import styles from './stats.module.css';

/** A file of the figures of a page; the browser keeps it, the screen stays. */
export function DownloadLink({ href }: { readonly href: string }) {
  return (
    <a className={styles.download} href={href} download>
      {messages.download}
    </a>
  );
}
