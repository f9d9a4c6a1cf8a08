import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { required } from '#modules/ground/required.ts';
import { blockSignUps, unblockSignUps } from './block-sign-ups.ts';
import { inviteToSite, revokeInvitation } from './invite.ts';
import { readRegistration } from './read-registration.ts';

/** The part of the schema in `registration.graphql`. */
export const registrationGraph = {
  Query: { registration: (_root, _arguments, { command }) => readRegistration(command) },
  Mutation: {
    inviteToSite: async (_root, input, { command }) => {
      const outcome = await inviteToSite(command, input);
      return outcome.type === 'InvitationMade' ? { ...outcome, registration: await allOf(command) } : outcome;
    },
    revokeInvitation: (_root, { id }, { command }) => allAfter(command, revokeInvitation(command, id)),
    blockSignUps: (_root, { blocked, reason, days }, { command }) =>
      allAfter(command, blockSignUps(command, { blocked, reason, days: days ?? null })),
    unblockSignUps: (_root, { id }, { command }) => allAfter(command, unblockSignUps(command, id)),
  },
} satisfies Resolvers;

async function allOf(command: CommandContext) {
  return required((await readRegistration(command)) ?? undefined, 'registration');
}

type Refusal = { readonly type: 'BadRequest' | 'Conflict' | 'NotFound'; readonly message: string };

async function allAfter(command: CommandContext, change: Promise<Refusal | { readonly type: string }>) {
  const outcome = await change;
  return 'message' in outcome ? outcome : { type: 'Registration' as const, ...(await allOf(command)) };
}
