import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { presentPublication } from '#modules/stories/publications/present-publication.ts';
import { noteViewerRole } from '#modules/stories/publications/viewer-role.ts';
import { answerOwnershipOffer } from './answer-ownership-offer.ts';
import { offerOwnership, withdrawOwnershipOffer } from './offer-ownership.ts';
import { readTransfer } from './read-transfer.ts';
import { undoTransfer } from './undo-transfer.ts';

/** The part of the schema in `publication-transfers.graphql`. */
export const publicationTransfersGraph = {
  Collection: { ownershipTransfer: ({ id }, _arguments, context) => readTransfer(context, id) },
  OwnershipTransfer: {
    id: ({ transfer }) => transfer.id,
    user: async ({ otherId }, _arguments, context) => (await readPeople(context, [otherId]))[0] ?? null,
    isOwnerLeaving: ({ transfer }) => transfer.isLeaving,
    endsAt: ({ transfer }) => transfer.endsAt,
  },
  Mutation: {
    offerCollectionOwnership: async (_root, { collectionId: publicationId, userId: personId }, context) =>
      presentPublication(context, await offerOwnership(context.command, { publicationId, personId })),
    withdrawCollectionOwnershipOffer: async (_root, { collectionId }, context) =>
      presentPublication(context, await withdrawOwnershipOffer(context.command, collectionId)),
    answerCollectionOwnershipOffer: async (_root, { collectionId: publicationId, transferId, accept }, context) => {
      const reply = { publicationId, transferId, isAccepted: accept };
      const answer = await answerOwnershipOffer(context.command, reply);
      if (answer.type === 'Collection' && answer.isOwner) {
        noteViewerRole(context, publicationId, 'owner', { isSettling: true });
      }
      return presentPublication(context, answer);
    },
    undoCollectionTransfer: async (_root, { collectionId }, context) => {
      const answer = await undoTransfer(context.command, collectionId);
      if (answer.type === 'Collection') noteViewerRole(context, collectionId, 'owner');
      return presentPublication(context, answer);
    },
  },
} satisfies Resolvers;
