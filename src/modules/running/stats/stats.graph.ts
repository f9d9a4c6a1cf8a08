import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { periodText } from '#shared/stats/stats-period.ts';
import { readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';
import { audienceCharts, digestCharts, publicationCharts, storyCharts, windowCharts } from './charts-of.ts';
import { ratioOf, readsOf, viewsOf } from './count-read.ts';
import { openAudience } from './count-audience.ts';
import { openDigests } from './count-digests.ts';
import { countOf } from './draw-programs.ts';
import { openStats, periodChoices, periodsBeside, type StatsView } from './open-window.ts';
import { readFacets } from './read-facets.ts';
import { readLive } from './read-live.ts';
import { readStoryList, type StatsSort } from './read-story-list.ts';
import { canSeeStoryStats } from './stats.policy.ts';
import { chartFile } from './write-figure-file.ts';

const ofWindow = {
  range: (view: StatsView) => view,
  totals: async ({ count }: StatsView) => (await count()).total,
  before: async ({ count }: StatsView) => (await count()).before,
  programCount: async ({ programs }: StatsView) => countOf(await programs()),
};

type ListArguments = { readonly sort: StatsSort; readonly paging?: Parameters<typeof readPage>[0] };
const stories = ({ subject, window }: StatsView, { sort, paging }: ListArguments, context: ReadContext) =>
  readStoryList(context, subject, window, { sort, page: readPage(paging) });

/** The part of the schema in `stats.graphql`. */
export const statsGraph = {
  User: {
    writerStats: ({ id }, { period }, context) =>
      context.viewer?.personId === id ? openStats(context, { kind: 'person', id }, period) : null,
    liveStats: ({ id }, _arguments, context) =>
      context.viewer?.personId === id ? readLive(context, { kind: 'person', id }) : null,
    audienceStats: ({ id }, { period }, context) =>
      context.viewer?.personId === id ? openAudience(context, { kind: 'person', id }, period) : null,
  },
  Post: {
    liveStats: (story, _arguments, context) =>
      canSeeStoryStats(context.viewer, story) ? readLive(context, { kind: 'story', id: story.id }) : null,
    stats: async (story, { period }, context) => {
      if (!canSeeStoryStats(context.viewer, story)) return null;
      const view = await openStats(context, { kind: 'story', id: story.id }, period);
      return { ...view, facets: await readFacets(context.database, story.id, view.window) };
    },
  },
  Collection: {
    liveStats: ({ id }, _arguments, context) =>
      viewerMay(context, id, 'read stats') ? readLive(context, { kind: 'publication', id }) : null,
    stats: ({ id }, { period }, context) =>
      viewerMay(context, id, 'read stats') ? openStats(context, { kind: 'publication', id }, period) : null,
    audienceStats: ({ id }, { period }, context) =>
      viewerMay(context, id, 'read stats') ? openAudience(context, { kind: 'publication', id }, period) : null,
    digestStats: ({ id }, _arguments, context) =>
      viewerMay(context, id, 'read stats') ? openDigests(context, id) : null,
  },
  DigestStats: digestCharts,
  Newsletter: {
    audienceStats: (newsletter, { period }, context) =>
      canRunNewsletter(context.viewer, newsletter)
        ? openAudience(context, { kind: 'newsletter', id: newsletter.id }, period)
        : null,
  },
  AudienceStats: {
    range: (view) => view,
    ...audienceCharts,
  },
  StatsChart: {
    csv: chartFile,
  },
  StatsTotals: { views: viewsOf, reads: readsOf, readRatio: ratioOf },
  StatsRange: {
    period: ({ window }) => periodText(window.period),
    previous: (view) => periodsBeside(view).previous,
    next: (view) => periodsBeside(view).next,
    choices: periodChoices,
    timeZone: ({ window }) => window.zone,
  },
  WriterStats: { ...ofWindow, ...windowCharts, stories },
  CollectionStats: { ...ofWindow, ...publicationCharts, stories },
  StoryStats: {
    id: ({ story }) => story.id,
    title: ({ story }) => story.title,
    firstPublishedAt: ({ story }) => story.firstPublishedAt,
    totals: ({ figures }) => figures,
  },
  StoryStatsFeed: { pagingInfo: ({ next }) => ({ next }) },
  PostStats: { ...ofWindow, ...storyCharts },
} satisfies Resolvers;
