import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { type License, DEFAULT_LICENSE, licenses } from '#shared/licences/licences.ts';
import { readFrontPage } from '#modules/finding/feeds/read-front-page.ts';
import { readLatestForHome, readTrendingForHome } from '#modules/finding/feeds/read-home-lists.ts';
import { readingRight } from '#modules/money/metering/reading-right.ts';
import { withLoaded } from '#modules/ground/loaders.ts';
import { readPage } from '#modules/ground/paging.ts';
import { knownPeople, readPeople } from '#modules/people/people/visible-people.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { readSeriesPosition } from '#modules/stories/series/read-series.ts';
import { readTagsByIds } from '#modules/stories/topics/read-tags.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { findStory, findStoryByOldAddress } from './find-story.ts';
import { previewContents } from './load-renderings.ts';
import { presentLookup } from './present-lookup.ts';
import { readLastDays } from './read-archive.ts';
import { readTopStoriesOfDay } from './read-top-stories.ts';
import { readRendering } from './read-rendering.ts';
import { readTranslations } from './read-translations.ts';
import { canEditStory } from './stories.policy.ts';
import type { Story } from './story.ts';
import { canonicalStoryUrl, storyUrl } from './story-address.ts';
import { addressOfStory } from './story-address-of-loaded.ts';

const MOST_DAYS = 30;

/** The part of the schema in `stories.graphql`. */
export const storiesGraph = {
  Query: {
    postResult: async (_root, { id, sk }, context) => presentLookup(await findStory(context, id, sk ?? undefined)),
    postByOldAddress: (_root, { path }, context) => findStoryByOldAddress(context, path),
    latestPosts: (_root, { paging }, context) => readLatestForHome(context, readPage(paging)),
    trendingPosts: (_root, { paging }, context) => readTrendingForHome(context, readPage(paging)),
    topPostsOfDay: (_root, { day, paging }, context) => readTopStoriesOfDay(context, day, readPage(paging)),
    frontPage: (_root, _arguments, context) => readFrontPage(context),
    daysWithPosts: (_root, { limit }, context) => readLastDays(context, Math.min(limit ?? MOST_DAYS, MOST_DAYS)),
  },
  Post: {
    uniqueSlug: (story) => story.slug,
    url: async (story, _arguments, context) => storyUrl(context.config.siteUrl, await addressOfStory(context, story)),
    mediumUrl: async (story, _arguments, context) =>
      canonicalStoryUrl(context.config.siteUrl, await addressOfStory(context, story)),
    previewImage: (story) => (story.coverImageId === null ? null : story),
    creator: (story, _arguments, context) =>
      withLoaded(context.loaders.get(personLoader), story.creatorId, (person) => required(person, 'creator')),
    authors: (story, _arguments, context) =>
      knownPeople(context, story.authorIds) ?? readPeople(context, story.authorIds),
    collection: (story, _arguments, context) =>
      story.publicationId === null
        ? null
        : withLoaded(context.loaders.get(publicationLoader), story.publicationId, visiblePublication),
    statusForCollection: (story) => (story.publicationId === null ? null : 'APPROVED'),
    isPublished: (story) => story.state === 'published',
    isLocked: (story) => story.visibility === 'locked',
    visibility: (story) => visibilities[story.visibility],
    license: (story) => (isLicense(story.license) ? story.license : DEFAULT_LICENSE),
    readingTime: (story) => story.readingMinutes,
    responsesCount: (story) => story.responseCount,
    tags: (story, _arguments, context) => readTagsByIds(context, story.tagIds),
    content: (story) => story,
    previewContent: (story) => story,
    collaborators: (story, _arguments, context) =>
      readPeople(
        context,
        story.authorIds.filter((id) => id !== story.creatorId),
      ),
    translations: (story, _arguments, context) => readTranslations(context, story),
    seriesPosition: (story, _arguments, context) => readSeriesPosition(context, story),
    sequence: async (story, _arguments, context) => (await readSeriesPosition(context, story))?.series ?? null,
    viewerEdge: (story) => story,
  },
  PostPreviewContent: {
    bodyHtml: async (story, _arguments, context) => {
      const { pageHtml, previewHtml } = await readRendering(context, story);
      return story.visibility === 'locked' ? (previewHtml ?? '') : pageHtml;
    },
    isFullContent: (story) => story.visibility !== 'locked',
  },
  PostContent: {
    bodyHtml: async (story, _arguments, context) => {
      const rendering = await readRendering(context, story);
      return (await isWhole(context, story)) ? rendering.pageHtml : (rendering.previewHtml ?? '');
    },
    isComplete: (story, _arguments, context) => isWhole(context, story),
    tableOfContents: async (story, _arguments, context) => {
      const rendering = await readRendering(context, story);
      return (await isWhole(context, story)) ? rendering.tableOfContents : previewContents(rendering);
    },
  },
  PreviewImage: {
    id: (story) => story.coverImageId ?? '',
    focusPercentX: (story) => story.coverFocusX,
    focusPercentY: (story) => story.coverFocusY,
    alt: (story) => story.coverAlt,
    originalWidth: (story) => story.coverWidth ?? 0,
    originalHeight: (story) => story.coverHeight ?? 0,
    placeholder: (story) => story.coverPlaceholder,
  },
  PostTranslation: { language: (story) => story.language, post: (story) => story },
  PostViewerEdge: {
    isEditor: (story, _arguments, context) => canEditStory(context.viewer, story),
  },
  PostFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  PostFeedItem: { post: (story) => story },
  ArchiveEntry: { postCount: (entry) => entry.storyCount },
} satisfies Resolvers;

const visibilities = { public: 'PUBLIC', locked: 'LOCKED', unlisted: 'UNLISTED' } as const;

/** Whether all of a story goes to its reader with the page (rules 9, 79, 80). */
async function isWhole(context: ReadContext, story: Story): Promise<boolean> {
  return (await readingRight(context, story)) === 'WHOLE';
}

function isLicense(name: string): name is License {
  return Object.hasOwn(licenses, name);
}
