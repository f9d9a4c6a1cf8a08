import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { arrangeNavigation } from './arrange-navigation.ts';
import { reloadPublication } from './present-publication.ts';
import { readSubpages } from './read-pages.ts';

/** The part of the schema in `navigation.graphql`. */
export const navigationGraph = {
  Mutation: {
    updateCollectionNavigation: async (_root, { input: { collectionId, items, opened } }, context) => {
      const answer = await arrangeNavigation(context.command, collectionId, items, opened ?? undefined);
      return answer.type === 'Collection' ? reloadPublication(context, answer.publicationId) : answer;
    },
  },
  Collection: { subpages: (publication, _arguments, context) => readSubpages(context, publication.id) },
} satisfies Resolvers;
