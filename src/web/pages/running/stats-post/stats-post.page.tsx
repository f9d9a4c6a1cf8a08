import { formatMessage } from '#shared/messages/format-message.ts';
import { statsMessages as messages } from '#shared/messages/stats.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { periodOf } from '#web/features/running/stats/stats-address.ts';
import { LivePostStatsQueryDocument } from '#web/generated/LivePostStatsQuery.ts';
import { type StatsPostQuery, StatsPostQueryDocument } from '#web/generated/StatsPostQuery.ts';
import { StatsPost } from './StatsPost.tsx';

/** `/me/stats/post/{postId}`: for a story's authors and who runs its publication; for all others there is none (STAT-1). */
const page: PageDefinition<StatsPostQuery> = {
  queries: ({ params }, query) => [
    { document: StatsPostQueryDocument, variables: { postId: params.postId ?? '', period: periodOf(query) } },
    { document: LivePostStatsQueryDocument, variables: { postId: params.postId ?? '' } },
  ],
  outcome: ({ data: { postResult } }) =>
    postResult?.__typename === 'Post' && postResult.stats
      ? { kind: 'show', robots: 'noindex', isCacheable: false }
      : { kind: 'notFound' },
  head: ({ data: { postResult } }) => ({
    title:
      postResult?.__typename === 'Post'
        ? formatMessage(messages.storyTitleOf, { title: postResult.title || messages.untitled })
        : messages.storyTitle,
  }),
  Component: StatsPost,
};

export default page;
