import { searchMessages as messages } from '#shared/messages/search.ts';
import { searchPath } from '#shared/routes/link-shapes.ts';
import { Link } from '#web/app/router/Link.tsx';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import { RemoveRecent } from './RemoveRecent.tsx';
import styles from './SearchResults.module.css';
import { useRecents } from './use-recents.ts';
import { useRemoval } from './use-removal.ts';

/** What this device searched for lately, on the page of search (SEARCH-6). The server knows nothing of it. */
export function RecentSearches() {
  const recents = useRecents();
  const { said, remove, clear } = useRemoval(recents);
  return (
    <>
      {recents.list.length > 0 && (
        <section className={styles.part} aria-labelledby="recent-searches">
          <h2 className={styles.subheading} id="recent-searches">
            {messages.recents}
          </h2>
          <ul className={styles.recents}>
            {recents.list.map((recent) => (
              <li key={recent} className={styles.recent}>
                <Link className={styles.recentLink} to={searchPath({ q: recent })} dir="auto">
                  {recent}
                </Link>
                <RemoveRecent recent={recent} className={styles.remove} onRemove={remove} />
              </li>
            ))}
          </ul>
          <button type="button" className={styles.clear} onClick={clear}>
            {messages.clearRecents}
          </button>
        </section>
      )}
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
    </>
  );
}
