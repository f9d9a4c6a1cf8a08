import { useRef } from 'react';
import { feedMessages } from '#shared/messages/home.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { FeedPage } from './FeedPage.tsx';
import { cursorOf, pageAddress } from './page-cursor.ts';
import type { PagedFeedProps } from './PagedFeed.tsx';
import styles from './PagedFeed.module.css';
import { useCursors } from './use-cursors.ts';
import { useScrollLoad } from './use-scroll-load.ts';

/**
 * A list like `PagedFeed` whose next page comes by itself, 1.5 heights of the window before the end (1§9),
 * and that Back finds as it was left. For whoever is signed in: visitors load less.
 */
export function EndlessFeed<Data, Item>(props: PagedFeedProps<Data, Item>) {
  const { path, query } = useRoute();
  // Another address is another list: what was added below the one before goes with it.
  return <EndlessPages key={pageAddress(path, query, cursorOf(query))} {...props} />;
}

function EndlessPages<Data, Item>(props: PagedFeedProps<Data, Item>) {
  const { path, query } = useRoute();
  const first = cursorOf(query);
  const feed = useRef<HTMLDivElement>(null);
  const { cursors, add } = useCursors(first);
  useScrollLoad(feed);
  return (
    <div className={styles.feed} ref={feed}>
      {first !== null && (
        <p className={styles.newest}>
          <a href={pageAddress(path, query, null)}>{props.firstLabel ?? feedMessages.newest}</a>
        </p>
      )}
      {cursors.map((cursor, index) => (
        <FeedPage
          key={cursor ?? ''}
          {...props}
          page={index}
          cursor={cursor}
          isLast={index === cursors.length - 1}
          addressOf={(next) => pageAddress(path, query, next)}
          onMore={add}
        />
      ))}
    </div>
  );
}
