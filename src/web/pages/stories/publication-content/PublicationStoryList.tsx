import { useState } from 'react';
import { severalStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { MOST_CHANGED_STORIES } from '#shared/story/publishing-limits.ts';
import { yourStoriesMessages } from '#shared/messages/your-stories.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { ownEmpty, ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { PageKeys } from '#web/features/stories/editing-submissions/PageKeys.tsx';
import { SelectAll } from '#web/features/stories/selection/SelectBox.tsx';
import { useSelection } from '#web/features/stories/selection/use-selection.ts';
import { useNewest } from '#web/features/stories/publishing/use-newest.ts';
import { EmptyText } from '#web/parts/frame/EmptyText.tsx';
import { List } from '#web/parts/list/List.tsx';
import type { ManagedPublication, PublicationStory } from '#web/generated/fragments.ts';
import {
  type CollectionPostsFilter,
  PublicationStoriesPageQueryDocument,
} from '#web/generated/PublicationStoriesPageQuery.ts';
import { PublicationStoryRow } from './PublicationStoryRow.tsx';
import { SeveralBar } from './SeveralBar.tsx';
import { type ChosenSection, useSeveral } from './use-several.ts';

type PublicationStoryListProps = {
  readonly publication: ManagedPublication;
  readonly query: URLSearchParams;
  readonly filter: CollectionPostsFilter;
  readonly empty: string;
  /** Of its feature pages those to which stories can be added. */
  readonly sections: readonly ChosenSection[];
};

/** The stories of one filter, one by one or several at once. One that leaves it goes at once. */
export function PublicationStoryList(props: PublicationStoryListProps) {
  const { publication, query, filter, empty, sections } = props;
  const q = ownWanted(query);
  const nothing = ownEmpty(q, empty);
  const variables = { domainOrSlug: publication.slug, postsFilter: filter, isSubmitted: false, q };
  useNewest(PublicationStoriesPageQueryDocument, { ...variables, to: cursorOf(query) });
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const leave = (ids: readonly string[]) => setGone((now) => new Set([...now, ...ids]));
  const selection = useSelection<PublicationStory>(MOST_CHANGED_STORIES);
  const several = useSeveral(publication, selection, leave);
  return (
    <>
      <div {...selection.list}>
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
              <>
                {page === 0 && <SelectAll selection={selection} />}
                <List>
                  {there.map((item) => (
                    <PublicationStoryRow
                      key={item.id}
                      item={item}
                      publication={publication}
                      selection={selection}
                      outcome={several.outcomes.get(item.id)}
                      onLeave={() => leave([item.id])}
                    />
                  ))}
                </List>
              </>
            );
          }}
        </PagedFeed>
      </div>
      <SeveralBar
        selection={selection}
        several={several}
        publication={publication}
        filter={filter}
        sections={sections}
      />
      <PageKeys keys={messages.keys} />
    </>
  );
}
