import { type ReactNode, useState } from 'react';
import { feedMessages } from '#shared/messages/home.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { FeedPage } from './FeedPage.tsx';
import { cursorOf, pageAddress } from './page-cursor.ts';
import styles from './PagedFeed.module.css';

/** One page of a list: its items, and the cursor of the next page. */
export type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };

type FeedVariables = Readonly<Record<string, unknown>>;

export type PagedFeedProps<Data, Item> = {
  readonly document: TypedDocument<Data, never>;
  /** Without `to`, which the feed adds. */
  readonly variables: FeedVariables;
  /** What a list takes that continues by anything but `to`. */
  readonly variablesAt?: (cursor: string | null) => FeedVariables;
  readonly select: (data: Data) => Page<Item> | undefined;
  readonly children: (items: readonly Item[], page: number) => ReactNode;
  /** A sentence for a list without a single item. */
  readonly empty: string;
  readonly moreLabel?: string;
  readonly firstLabel?: string;
};

/**
 * A list with a keyset cursor. Without scripts `Older stories` is a link to the page of that cursor;
 * with them the next page is added below.
 */
export function PagedFeed<Data, Item>(props: PagedFeedProps<Data, Item>) {
  const { path, query } = useRoute();
  // Another address is another list: what was added below the one before goes with it.
  return <FeedPages key={pageAddress(path, query, cursorOf(query))} {...props} />;
}

function FeedPages<Data, Item>(props: PagedFeedProps<Data, Item>) {
  const { path, query } = useRoute();
  const first = cursorOf(query);
  const [cursors, setCursors] = useState<readonly (string | null)[]>([first]);
  return (
    <div className={styles.feed}>
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
          onMore={(next) => setCursors([...cursors, next])}
        />
      ))}
    </div>
  );
}
