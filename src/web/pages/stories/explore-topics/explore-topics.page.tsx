import { topicMessages } from '#shared/messages/topics.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { type ExploreTopicsPageQuery, ExploreTopicsPageQueryDocument } from '#web/generated/ExploreTopicsPageQuery.ts';
import { ExploreTopics } from './ExploreTopics.tsx';

/** All tags, the largest first. */
const page: PageDefinition<ExploreTopicsPageQuery> = {
  queries: (_route, query) => [{ document: ExploreTopicsPageQueryDocument, variables: { to: cursorOf(query) } }],
  head: ({ site }) => ({
    title: topicMessages.exploreTitle,
    description: topicMessages.exploreDescription,
    canonicalUrl: site.url + buildPath('ShowExploreTopics'),
  }),
  Component: ExploreTopics,
};

export default page;
