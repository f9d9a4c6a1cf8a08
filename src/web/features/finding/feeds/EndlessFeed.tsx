import { useRef } from 'react';
import { graphKey } from '#web/app/graph/graph-key.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { FeedPages } from './FeedPages.tsx';
import { cursorOf, pageAddress } from './page-cursor.ts';
import type { PagedFeedProps } from './PagedFeed.tsx';
import { useCursors } from './use-cursors.ts';
import { useScrollLoad } from './use-scroll-load.ts';

/**
 * A list like `PagedFeed` whose next page comes by itself, 1.5 heights of the window before the end,
 * and that Back finds as it was left. For whoever is signed in: visitors load less.
 */
export function EndlessFeed<Data, Item>(props: PagedFeedProps<Data, Item>) {
  const { path, query } = useRoute();
  const first = cursorOf(query);
  // Another address is another list: what was added below the one before goes with it.
  return <LoadingFeed key={pageAddress(path, query, first)} first={first} feed={props} />;
}

function LoadingFeed<Data, Item>(props: { readonly first: string | null; readonly feed: PagedFeedProps<Data, Item> }) {
  const place = useRef<HTMLDivElement>(null);
  const { document, variables } = props.feed;
  const { cursors, add } = useCursors(props.first, graphKey(document, variables));
  useScrollLoad(place);
  return <FeedPages {...props.feed} ref={place} cursors={cursors} onMore={add} />;
}
