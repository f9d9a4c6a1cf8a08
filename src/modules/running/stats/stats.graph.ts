import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { statsMessages } from '#shared/messages/stats.ts';
import { csvLine } from '#shared/text/csv-line.ts';
import { periodText } from '#shared/stats/stats-period.ts';
import { readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { canRunNewsletter } from '#modules/telling/newsletters/newsletters.policy.ts';
import { readPublishedBody } from '#modules/stories/stories/read-published-body.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';
import { countGains, readWinningStories } from '../gains/read-gains.ts';
import { ratioOf, readsOf, viewsOf } from './count-read.ts';
import { openAudience } from './count-audience.ts';
import { openDigests } from './count-digests.ts';
import { countReactions } from './count-reactions.ts';
import { drawDigestDays, drawDigestStories, drawGained, drawWays } from './draw-audience.ts';
import { countOf, drawPrograms } from './draw-programs.ts';
import { drawAudience, drawByHour, drawOverTime } from './draw-stats.ts';
import {
  drawCampaigns,
  drawCountries,
  drawDepth,
  drawDevices,
  drawFunnel,
  drawInterests,
  drawSites,
  drawSources,
  drawWinners,
} from './draw-story.ts';
import { openStats, periodChoices, periodsBeside, type StatsView } from './open-window.ts';
import { readFacets } from './read-facets.ts';
import { readInterests } from './read-interests.ts';
import { readLive } from './read-live.ts';
import { readStoryList, type StatsSort } from './read-story-list.ts';
import { canSeeStoryStats } from './stats.policy.ts';

const ofWindow = {
  range: (view: StatsView) => view,
  totals: async ({ count }: StatsView) => (await count()).total,
  before: async ({ count }: StatsView) => (await count()).before,
  overTime: async ({ window, count }: StatsView) => drawOverTime(window, await count()),
  byHour: async ({ count }: StatsView) => {
    const { hours } = await count();
    return hours === null ? null : drawByHour(hours);
  },
  programCount: async ({ programs }: StatsView) => countOf(await programs()),
  programs: async ({ programs }: StatsView) => drawPrograms(await programs()),
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
  DigestStats: { overTime: drawDigestDays, stories: drawDigestStories },
  Newsletter: {
    audienceStats: (newsletter, { period }, context) =>
      canRunNewsletter(context.viewer, newsletter)
        ? openAudience(context, { kind: 'newsletter', id: newsletter.id }, period)
        : null,
  },
  AudienceStats: {
    range: (view) => view,
    followers: (view) => drawGained(view, 'followers'),
    subscribers: (view) => drawGained(view, 'subscribers'),
    left: (view) => drawGained(view, 'left'),
    ways: drawWays,
    winners: async ({ owner: { kind, id }, window: { bounds } }, _arguments, { database }) =>
      kind === 'newsletter'
        ? null
        : drawWinners(await readWinningStories(database, { kind, id }, [bounds[0], bounds.at(-1)])),
  },
  StatsChart: {
    csv: ({ columns, rows }) =>
      [csvLine([statsMessages.name, ...columns]), ...rows.map(({ label, values }) => csvLine([label, ...values]))].join(
        '',
      ),
  },
  StatsTotals: { views: viewsOf, reads: readsOf, readRatio: ratioOf },
  StatsRange: {
    period: ({ window }) => periodText(window.period),
    previous: (view) => periodsBeside(view).previous,
    next: (view) => periodsBeside(view).next,
    choices: periodChoices,
    timeZone: ({ window }) => window.zone,
  },
  WriterStats: { ...ofWindow, stories },
  CollectionStats: { ...ofWindow, audience: async ({ count }) => drawAudience((await count()).total), stories },
  StoryStats: {
    id: ({ story }) => story.id,
    title: ({ story }) => story.title,
    firstPublishedAt: ({ story }) => story.firstPublishedAt,
    totals: ({ figures }) => figures,
  },
  StoryStatsFeed: { pagingInfo: ({ next }) => ({ next }) },
  PostStats: {
    ...ofWindow,
    funnel: async ({ subject, window: { bounds }, window, count, facets }, _arguments, { database }) =>
      drawFunnel(
        (await count()).total,
        await countReactions(database, subject.id, window),
        await countGains(database, subject, [bounds[0], bounds.at(-1)]),
        facets,
      ),
    audience: async ({ count }) => drawAudience((await count()).total),
    depth: async ({ subject, facets }, _arguments, { database }) =>
      drawDepth(facets, await readPublishedBody(database, subject.id)),
    sources: ({ facets }) => drawSources(facets),
    sites: ({ facets }) => drawSites(facets),
    devices: ({ facets }) => drawDevices(facets),
    countries: ({ facets }) => drawCountries(facets),
    campaigns: ({ facets }) => drawCampaigns(facets),
    interests: async ({ subject }, _arguments, { database }) =>
      drawInterests(await readInterests(database, subject.id)),
  },
} satisfies Resolvers;
