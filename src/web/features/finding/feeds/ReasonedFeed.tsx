import type { ReasonedFeed as Feed, ReasonedItem } from '#web/generated/fragments.ts';
import { EndlessFeed } from './EndlessFeed.tsx';
import type { PagedFeedProps } from './PagedFeed.tsx';
import { ReasonedCard } from './ReasonedCard.tsx';

type ReasonedFeedProps<Data> = Omit<PagedFeedProps<Data, ReasonedItem>, 'select' | 'children'> & {
  readonly select: (data: Data) => Feed | undefined;
};

/** A feed of whoever is signed in: each story with why it stands there. */
export function ReasonedFeed<Data>({ select, ...rest }: ReasonedFeedProps<Data>) {
  const pageOf = (data: Data) => {
    const feed = select(data);
    return feed && { items: feed.items, next: feed.pagingInfo.next };
  };
  return (
    <EndlessFeed {...rest} select={pageOf}>
      {(items) => items.map((item) => <ReasonedCard key={item.post.id} item={item} />)}
    </EndlessFeed>
  );
}
