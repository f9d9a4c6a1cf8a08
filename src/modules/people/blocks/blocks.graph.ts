import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { forgetFollowing } from '#modules/people/follows/is-following.ts';
import { readPage } from '#modules/ground/paging.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import { blocking, readBlocked } from './read-blocks.ts';

/** The part of the schema in `blocks.graphql`. */
export const blocksGraph = {
  Mutation: {
    blockUser: async (_root, { targetUserId }, context) => {
      const outcome = await blockPerson(context.command, targetUserId);
      return outcome.type === 'Blocked' ? personAfter(context, targetUserId) : outcome;
    },
    unblockUser: async (_root, { targetUserId }, context) => {
      await unblockPerson(context.command, targetUserId);
      return await personAfter(context, targetUserId);
    },
  },
  User: { blockedUsers: ({ id }, { paging }, context) => readBlocked(context, id, readPage(paging)) },
  UserViewerEdge: { isBlocking: ({ id }, _arguments, context) => blocking.holds(context, id) },
} satisfies Resolvers;

/** As they are after the change, also where they had been loaded before. */
async function personAfter(context: ReadContext, id: string) {
  blocking.forget(context);
  forgetFollowing(context);
  return visiblePeople([await context.loaders.get(personLoader).clear(id).load(id)])[0] ?? notFound(messages.nobody);
}
