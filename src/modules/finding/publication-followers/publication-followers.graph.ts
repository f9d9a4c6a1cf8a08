import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { readPublicationFollowers } from './read-publication-followers.ts';

/** The part of the schema in `publication-followers.graphql`. */
export const publicationFollowersGraph = {
  Collection: {
    followerFeed: ({ id: publicationId }, { search, paging }, context) =>
      readPublicationFollowers(context, { publicationId, search, page: readPage(paging) }),
  },
  CollectionFollowerFeed: { pagingInfo: ({ next }) => ({ next }) },
  CollectionFollower: {
    id: ({ publicationId, person }) => `${publicationId}:${person.id}`,
    user: ({ person }) => person,
  },
} satisfies Resolvers;
