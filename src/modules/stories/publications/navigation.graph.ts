import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { required } from '#modules/ground/required.ts';
import { arrangeNavigation } from './arrange-navigation.ts';
import { publicationLoader } from './load-publications.ts';
import { readSubpages } from './read-pages.ts';

/** The part of the schema in `navigation.graphql`. */
export const navigationGraph = {
  Mutation: {
    updateCollectionNavigation: async (_root, { input: { collectionId, items } }, { command, loaders }) => {
      const answer = await arrangeNavigation(command, collectionId, items);
      if (answer.type !== 'Collection') return answer;
      const publication = required(await loaders.get(publicationLoader).load(answer.publicationId), 'publication');
      return { type: 'Collection' as const, ...publication };
    },
  },
  Collection: { subpages: (publication, _arguments, context) => readSubpages(context, publication.id) },
} satisfies Resolvers;
