import { bookMessages as messages } from '#shared/messages/books.ts';
import type { OwnBook } from '#web/generated/fragments.ts';
import styles from './UserBooks.module.css';

/** How a book can be had: each format with its number, and the way to where it is sold. */
export function BookEditions({ editions }: Pick<OwnBook, 'editions'>) {
  if (editions.length === 0) return null;
  return (
    <ul className={styles.editions}>
      {editions.map(({ format, isbn, url }) => (
        <li key={`${format} ${isbn} ${url}`}>
          {url ? (
            <a className={styles.link} href={url} rel="nofollow">
              {messages.formats[format]}
            </a>
          ) : (
            messages.formats[format]
          )}
          {isbn && ` · ${messages.isbn} ${isbn}`}
        </li>
      ))}
    </ul>
  );
}
