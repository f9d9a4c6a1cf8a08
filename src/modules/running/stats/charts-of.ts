import { readPublishedBody } from '#modules/stories/stories/read-published-body.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { countGains, readWinningStories } from '../gains/read-gains.ts';
import type { AudienceView } from './count-audience.ts';
import { countReactions } from './count-reactions.ts';
import { drawDigestDays, drawDigestStories, drawGained, drawWays } from './draw-audience.ts';
import { drawPrograms } from './draw-programs.ts';
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
import type { StatsView } from './open-window.ts';
import { readInterests } from './read-interests.ts';
import type { StoryStatsView } from './stats.sources.ts';

/** The pictures of each kind of figures by the names that the graph and files call them: pages and files show the same. */
export const windowCharts = {
  overTime: async ({ window, count }: StatsView) => drawOverTime(window, await count()),
  byHour: async ({ count }: StatsView) => {
    const { hours } = await count();
    return hours === null ? null : drawByHour(hours);
  },
  programs: async ({ programs }: StatsView) => drawPrograms(await programs()),
};

export const publicationCharts = {
  ...windowCharts,
  audience: async ({ count }: StatsView) => drawAudience((await count()).total),
};

export const storyCharts = {
  ...publicationCharts,
  funnel: async (
    { subject, window: { bounds }, window, count, facets }: StoryStatsView,
    _none: unknown,
    { database }: Pick<ReadContext, 'database'>,
  ) =>
    drawFunnel(
      (await count()).total,
      await countReactions(database, subject.id, window),
      await countGains(database, subject, [bounds[0], bounds.at(-1)]),
      facets,
    ),
  depth: async ({ subject, facets }: StoryStatsView, _none: unknown, { database }: Pick<ReadContext, 'database'>) =>
    drawDepth(facets, await readPublishedBody(database, subject.id)),
  sources: ({ facets }: StoryStatsView) => drawSources(facets),
  sites: ({ facets }: StoryStatsView) => drawSites(facets),
  devices: ({ facets }: StoryStatsView) => drawDevices(facets),
  countries: ({ facets }: StoryStatsView) => drawCountries(facets),
  campaigns: ({ facets }: StoryStatsView) => drawCampaigns(facets),
  interests: async ({ subject }: StoryStatsView, _none: unknown, { database }: Pick<ReadContext, 'database'>) =>
    drawInterests(await readInterests(database, subject.id)),
};

export const audienceCharts = {
  followers: (view: AudienceView) => drawGained(view, 'followers'),
  subscribers: (view: AudienceView) => drawGained(view, 'subscribers'),
  left: (view: AudienceView) => drawGained(view, 'left'),
  ways: drawWays,
  winners: async (
    { owner: { kind, id }, window: { bounds } }: AudienceView,
    _none: unknown,
    { database }: Pick<ReadContext, 'database'>,
  ) =>
    kind === 'newsletter'
      ? null
      : drawWinners(await readWinningStories(database, { kind, id }, [bounds[0], bounds.at(-1)])),
};

export const digestCharts = { overTime: drawDigestDays, stories: drawDigestStories };
