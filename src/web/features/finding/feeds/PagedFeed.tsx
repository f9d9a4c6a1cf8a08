import type { ReactNode } from 'react';
import { graphKey } from '#web/app/graph/graph-key.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { FeedPages } from './FeedPages.tsx';
import { cursorOf, pageAddress } from './page-cursor.ts';
import { useCursors } from './use-cursors.ts';

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
  /** Below the last item of all. */
  readonly end?: ReactNode;
};

/**
 * A list with a keyset cursor. Without scripts `Older stories` is a link to the page of that cursor;
 * with them the next page is added below, and Back finds what was.
 */
export function PagedFeed<Data, Item>(props: PagedFeedProps<Data, Item>) {
  const { path, query } = useRoute();
  const first = cursorOf(query);
  // Another address is another list: what was added below the one before goes with it.
  return <GrowingFeed key={pageAddress(path, query, first)} first={first} feed={props} />;
}

function GrowingFeed<Data, Item>(props: { readonly first: string | null; readonly feed: PagedFeedProps<Data, Item> }) {
  const { document, variables } = props.feed;
  const { cursors, add } = useCursors(props.first, graphKey(document, variables));
  return <FeedPages {...props.feed} cursors={cursors} onMore={add} />;
}
