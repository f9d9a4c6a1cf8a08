import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import styles from './stats.module.css';

type DownloadLinkProps = {
  readonly href: string;
  /** What is in the file, where a page has several. */
  readonly of?: string;
};

/** A file of figures; the browser keeps it, the screen stays. */
export function DownloadLink({ href, of }: DownloadLinkProps) {
  const label = of === undefined ? undefined : formatMessage(messages.downloadOf, { title: of });
  return (
    <a className={styles.download} href={href} download aria-label={label}>
      {messages.download}
    </a>
  );
}
