import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { presentPublication } from '#modules/stories/publications/present-publication.ts';
import { noteViewerRole } from '#modules/stories/publications/viewer-role.ts';
import { archivePublication, deletePublication, restorePublication } from './close-publication.ts';
import { readClosing } from './read-closing.ts';

/** The part of the schema in `publication-closings.graphql`. */
export const publicationClosingsGraph = {
  Collection: {
    isArchived: ({ state }) => state === 'archived',
    closing: (publication, _arguments, context) => readClosing(context, publication),
  },
  Mutation: {
    archiveCollection: async (_root, { collectionId }, context) => {
      const answer = await archivePublication(context.command, collectionId);
      if (answer.type === 'Collection') noteViewerRole(context, collectionId, null);
      return presentPublication(context, answer);
    },
    deleteCollection: async (_root, { collectionId }, context) => {
      const answer = await deletePublication(context.command, collectionId);
      if (answer.type === 'Collection') noteViewerRole(context, collectionId, null);
      return presentPublication(context, answer);
    },
    restoreCollection: async (_root, { collectionId }, context) =>
      presentPublication(context, await restorePublication(context.command, collectionId)),
  },
} satisfies Resolvers;
