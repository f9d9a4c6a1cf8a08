import { yourStoriesMessages as messages } from '#shared/messages/your-stories.ts';
import type { PageDefinition, PageQuery } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { CoAuthorInvitationsQueryDocument } from '#web/generated/CoAuthorInvitationsQuery.ts';
import { OwnStorySplitsQueryDocument } from '#web/generated/OwnStorySplitsQuery.ts';
import { YourPostsPageQueryDocument } from '#web/generated/YourPostsPageQuery.ts';
import { YourResponsesPageQueryDocument } from '#web/generated/YourResponsesPageQuery.ts';
import { YourStoryCountsQueryDocument } from '#web/generated/YourStoryCountsQuery.ts';
import { findStoryTab, type StoryTab } from '#web/features/stories/your-stories/story-filter.ts';
import { YourStories } from './YourStories.tsx';

function listOf({ filter }: StoryTab, query: URLSearchParams): PageQuery {
  const asked = { q: ownWanted(query), to: cursorOf(query) };
  if (filter === 'RESPONSES') return { document: YourResponsesPageQueryDocument, variables: asked };
  return { document: YourPostsPageQueryDocument, variables: { filter, ...asked } };
}

/** `/me/stories` and `/me/stories/{filterBy}`. */
const page: PageDefinition<object> = {
  queries: ({ params }, query) => {
    const tab = findStoryTab(params['filterBy']);
    if (tab === undefined) return [];
    return [
      { document: YourStoryCountsQueryDocument, variables: {} },
      { document: CoAuthorInvitationsQueryDocument, variables: {} },
      { document: OwnStorySplitsQueryDocument, variables: {} },
      listOf(tab, query),
    ];
  },
  outcome: ({ route }) =>
    findStoryTab(route.params['filterBy']) === undefined
      ? { kind: 'notFound' }
      : { kind: 'show', robots: 'noindex', isCacheable: false },
  head: () => ({ title: messages.title }),
  Component: YourStories,
};

export default page;
