import type { GraphContext } from '#graphql/graph-context.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import { required } from '#modules/ground/required.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { addToSeries, deleteSeries, moveInSeries, removeFromSeries, renameSeries } from './change-series.ts';
import { createSeries } from './create-series.ts';
import { readEntries, readSeriesCandidates, readYourSeries } from './read-own-series.ts';
import { findSequence, findSeries, readSeriesByIds, readStoriesOfSeries } from './read-series.ts';
import { noSuchSeries, type SeriesOutcome } from './series-outcome.ts';
import { canArrangeSeries } from './series.policy.ts';
import { seriesLoader } from './load-series.ts';

const states = { listed: 'LISTED', draft: 'DRAFT', hidden: 'HIDDEN' } as const;

/** The part of the schema in `series.graphql`. */
export const seriesGraph = {
  Query: {
    series: (_root, { id }, context) => findSeries(context, id),
    sequence: (_root, { slug }, context) => findSequence(context, slug),
    yourSeries: (_root, _arguments, context) => readYourSeries(context),
  },
  Mutation: {
    createSeries: async (_root, { input: { title, description, collectionId } }, context) =>
      present(
        context,
        await createSeries(context.command, {
          title,
          description: description ?? '',
          publicationId: collectionId ?? null,
        }),
      ),
    updateSeries: async (_root, { input }, context) => present(context, await renameSeries(context.command, input)),
    deleteSeries: (_root, { seriesId }, { command }) => deleteSeries(command, seriesId),
    addToSeries: async (_root, { seriesId, postId: storyId }, context) =>
      present(context, await addToSeries(context.command, { seriesId, storyId })),
    removeFromSeries: async (_root, { seriesId, postId: storyId }, context) =>
      present(context, await removeFromSeries(context.command, { seriesId, storyId })),
    moveInSeries: async (_root, { seriesId, postId: storyId, afterPostId }, context) =>
      present(context, await moveInSeries(context.command, { seriesId, storyId, after: afterPostId ?? null })),
  },
  Series: {
    creator: async (series, _arguments, context) =>
      required(await context.loaders.get(personLoader).load(series.creatorId), 'creator'),
    collection: async (series, _arguments, context) =>
      series.publicationId === null
        ? null
        : visiblePublication(await context.loaders.get(publicationLoader).load(series.publicationId)),
    postCount: (series) => series.storyCount,
    posts: (series, { paging }, context) => readStoriesOfSeries(context, series.id, readPage(paging)),
    entries: (series, _arguments, context) => readEntries(context, series),
    candidates: (series, _arguments, context) => readSeriesCandidates(context, series),
    viewerCanArrange: (series, _arguments, { viewer }) => canArrangeSeries(viewer, series),
  },
  SeriesEntry: { state: ({ state }) => states[state] },
} satisfies Resolvers;

/** The series as it is after the change, where the viewer still sees it. */
async function present(context: GraphContext, answer: SeriesOutcome) {
  if (answer.type !== 'Series') return answer;
  context.loaders.get(seriesLoader).clear(answer.seriesId);
  return (await readSeriesByIds(context, [answer.seriesId]))[0] ?? noSuchSeries;
}
