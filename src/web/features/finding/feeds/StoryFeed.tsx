import type { StoryCard as Story, StoryFeed as Feed } from '#web/generated/fragments.ts';
import { StoryList } from '#web/features/stories/stories/StoryList.tsx';
import { PagedFeed, type Page, type PagedFeedProps } from './PagedFeed.tsx';
import type { HeadingLevel } from '#web/features/stories/stories/StoryTitle.tsx';

type StoryFeedProps<Data> = Omit<PagedFeedProps<Data, Story>, 'select' | 'children'> & {
  readonly select: (data: Data) => Feed | undefined;
  readonly level?: HeadingLevel;
  readonly hasPublication?: boolean;
};

/** A feed of stories as rows, page by page. */
export function StoryFeed<Data>({ select, level, hasPublication, ...rest }: StoryFeedProps<Data>) {
  return (
    <PagedFeed {...rest} select={(data) => pageOfFeed(select(data))}>
      {(stories) => <StoryList stories={stories} level={level} hasPublication={hasPublication} />}
    </PagedFeed>
  );
}

/** A feed of the graph as a page of stories. */
export function pageOfFeed(feed: Feed | undefined): Page<Story> | undefined {
  return feed && { items: feed.items.map((item) => item.post), next: feed.pagingInfo.next };
}
