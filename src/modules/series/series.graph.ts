import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/paging.ts';
import { visiblePublication } from '#modules/publications/visible-publications.ts';
import { required } from '#modules/required.ts';
import { findSequence, findSeries, readStoriesOfSeries } from './read-series.ts';

/** The part of the schema in `series.graphql`. */
export const seriesGraph = {
  Query: {
    series: (_root, { id }, context) => findSeries(context, id),
    sequence: (_root, { slug }, context) => findSequence(context, slug),
  },
  Series: {
    creator: async (series, _arguments, context) =>
      required(await context.loaders.people.load(series.creatorId), 'creator'),
    collection: async (series, _arguments, context) =>
      series.publicationId === null
        ? null
        : visiblePublication(await context.loaders.publications.load(series.publicationId)),
    postCount: (series) => series.storyCount,
    posts: (series, { paging }, context) => readStoriesOfSeries(context, series.id, readPage(paging)),
  },
} satisfies Resolvers;
