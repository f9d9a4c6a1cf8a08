import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { readNewestStories } from '#modules/stories/stories/read-story-feed.ts';
import { findImage } from './find-image.ts';

/** The part of the schema in `media.graphql`. */
export const mediaGraph = {
  Query: { mediaResource: (_root, { id }, context) => findImage(context, id) },
  MediaResource: {
    posts: ({ id }, { paging }, context) => readNewestStories(context, { kind: 'image', id }, readPage(paging)),
  },
} satisfies Resolvers;
