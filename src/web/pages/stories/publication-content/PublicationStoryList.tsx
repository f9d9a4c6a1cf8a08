import { useState } from 'react';
import { yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { List } from '#web/parts/list/List.tsx';
import type { ManagedPublication } from '#web/generated/fragments.ts';
import {
  type CollectionPostsFilter,
  PublicationStoriesPageQueryDocument,
} from '#web/generated/PublicationStoriesPageQuery.ts';
import { PublicationStoryRow } from './PublicationStoryRow.tsx';

type PublicationStoryListProps = {
  readonly publication: ManagedPublication;
  readonly query: URLSearchParams;
  readonly filter: CollectionPostsFilter;
  readonly empty: string;
};

/** The stories of one filter. One that leaves it goes at once, and comes back where that is undone. */
export function PublicationStoryList({ publication, query, filter, empty }: PublicationStoryListProps) {
  const q = ownWanted(query);
  const nothing = ownEmpty(q, empty);
  const variables = { domainOrSlug: publication.slug, postsFilter: filter, isSubmitted: false, q };
  useNewest(PublicationStoriesPageQueryDocument, { ...variables, to: cursorOf(query) });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const leave = (id: string) => setGone((now) => new Set([...now, id]));
  return (
    <PagedFeed
      document={PublicationStoriesPageQueryDocument}
      variables={variables}
      select={(data) => {
        const posts = data.publication?.managedPosts;
        return posts && { items: posts.items, next: posts.pagingInfo.next };
      }}
      empty={nothing}
      moreLabel={yourStoriesMessages.more}
      firstLabel={yourStoriesMessages.first}
    >
      {(items, page) => {
        const there = items.filter(({ id }) => !gone.has(id));
        if (there.length === 0) return page === 0 ? <EmptyText text={nothing} /> : null;
        return (
          <List>
            {there.map((item) => (
              <PublicationStoryRow key={item.id} item={item} publication={publication} onLeave={() => leave(item.id)} />
            ))}
          </List>
        );
      }}
    </PagedFeed>
  );
}
