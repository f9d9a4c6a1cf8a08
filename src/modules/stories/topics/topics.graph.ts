import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { feedWithoutMuted } from '#modules/stories/stories/without-muted.ts';
import { emptyFeed, readPage } from '#modules/ground/paging.ts';
import { readArchive } from '#modules/stories/stories/read-archive.ts';
import { readTopStories } from '#modules/stories/stories/read-top-stories.ts';
import { archiveRange } from '#modules/stories/stories/sort-key.ts';
import { readRecommendedStories } from '#modules/finding/recommendations/read-recommended.ts';
import { readRelatedTags, readWhoToFollow } from '#modules/finding/recommendations/read-related.ts';
import { findTag, readPopularTags } from './read-tags.ts';
import { readTagFeed } from './read-tag-feed.ts';
import { readTagSuggestions } from './read-tag-suggestions.ts';

const periods = { WEEK: 'week', MONTH: 'month', YEAR: 'year', ALL_TIME: 'allTime' } as const;

/** The part of the schema in `topics.graphql`. */
export const topicsGraph = {
  Query: {
    tagFromSlug: (_root, { tagSlug }, context) => findTag(context, tagSlug),
    tagSuggestions: (_root, { prefix }, context) => readTagSuggestions(context, prefix),
    popularTags: (_root, { paging }, context) => readPopularTags(context, readPage(paging)),
  },
  Tag: {
    displayTitle: (tag) => tag.title,
    postCount: (tag) => tag.storyCount,
    latestPosts: ({ id }, { paging }, context) => readTagFeed(context, id, readPage(paging)),
    recommendedPosts: async (tag, { paging }, context) =>
      feedWithoutMuted(context, await readRecommendedStories(context, tag, readPage(paging)), tag.id),
    topPosts: async ({ id }, { period, paging }, context) =>
      feedWithoutMuted(
        context,
        await readTopStories(context, { kind: 'tag', id }, periods[period], readPage(paging)),
        id,
      ),
    archivePosts: async ({ id }, { year, month, day, paging }, context) => {
      const range = archiveRange(year, month, day);
      const page = readPage(paging);
      return range === null ? emptyFeed : readTagFeed(context, id, page, range);
    },
    archive: ({ id }, { year, month }, context) => readArchive(context, `tag:${id}`, year, month),
    whoToFollow: (tag, { paging }, context) => readWhoToFollow(context, tag, readPage(paging)),
    relatedTags: (tag, _arguments, context) => readRelatedTags(context, tag),
  },
  TagFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;
