import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import { searchPath } from '#shared/routes/link-shapes.ts';
import { Link } from '#web/app/router/Link.tsx';
import styles from './SearchResults.module.css';
import { useRecents } from './use-recents.ts';

/** What this device searched for lately, on the page of search (SEARCH-6). The server knows nothing of it. */
export function RecentSearches() {
  const { list, remove, clear } = useRecents();
  if (list.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="recent-searches">
      <h2 className={styles.subheading} id="recent-searches">
        {messages.recents}
      </h2>
      <ul className={styles.recents}>
        {list.map((recent) => (
          <li key={recent} className={styles.recent}>
            <Link className={styles.recentLink} to={searchPath({ q: recent })} dir="auto">
              {recent}
            </Link>
            <button
              type="button"
              className={styles.remove}
              aria-label={formatMessage(messages.removeRecent, { query: recent })}
              onClick={() => remove(recent)}
            >
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.clear} onClick={clear}>
        {messages.clearRecents}
      </button>
    </section>
  );
}
