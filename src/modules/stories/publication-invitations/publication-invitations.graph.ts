import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { obfuscateEmail } from '#shared/identity/obfuscate-email.ts';
import { mayInPublication } from '#shared/publications/rights.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { presentPublication } from '#modules/stories/publications/present-publication.ts';
import { noteViewerRole, viewerRole } from '#modules/stories/publications/viewer-role.ts';
import { answerStaffInvitation } from './answer-staff-invitation.ts';
import { isConfirmedBy } from './find-invitation.ts';
import { inviteToStaff, readInvitesLeft } from './invite-to-staff.ts';
import { rightToInvite } from './publication-invitations.policy.ts';
import { readInvitation, readOpenInvitations } from './read-invitations.ts';
import { resendInvitation, withdrawInvitation } from './tend-invitation.ts';

/** The part of the schema in `publication-invitations.graphql`. */
export const publicationInvitationsGraph = {
  Query: {
    staffInvitation: (_root, { id, token }, context) => readInvitation(context, { id, token: token ?? null }),
  },
  Collection: {
    staffInvitations: ({ id }, _arguments, context) => readOpenInvitations(context, id),
    staffInvitesLeft: ({ id }, _arguments, { command }) => readInvitesLeft(command, id),
  },
  Mutation: {
    inviteToCollectionStaff: async (_root, { input }, context) => {
      const { collectionId: publicationId, to, replaces } = input;
      const given = { publicationId, to, role: roles[input.role] };
      const replaced = replaces === null || replaces === undefined ? {} : { replaces: roles[replaces] };
      return presentPublication(context, await inviteToStaff(context.command, { ...given, ...replaced }));
    },
    resendStaffInvitation: async (_root, { id }, context) =>
      presentPublication(context, await resendInvitation(context.command, id)),
    withdrawStaffInvitation: async (_root, { id }, context) =>
      presentPublication(context, await withdrawInvitation(context.command, id)),
    answerStaffInvitation: async (_root, { id, token, role, accept }, context) => {
      const given = { id, token: token ?? null, role: roles[role], isAccepted: accept };
      const answer = await answerStaffInvitation(context.command, given);
      if (answer.type === 'Collection' && answer.role !== null) {
        noteViewerRole(context, answer.publicationId, answer.role);
      }
      return presentPublication(context, answer);
    },
  },
  StaffInvitation: {
    id: ({ invitation }) => invitation.id,
    collection: ({ publication }) => publication,
    role: ({ invitation }) => roleNames[invitation.role],
    inviter: ({ invitation }, _arguments, context) => person(context, invitation.invitedBy),
    sentElsewhere: async ({ invitation: { address } }, _arguments, { viewer, database }) =>
      address === null || viewer === null || (await isConfirmedBy(database, viewer.personId, address))
        ? null
        : obfuscateEmail(address),
    expiresAt: ({ invitation }) => invitation.expiresAt,
    isOpen: ({ invitation }) => invitation.state === 'open',
  },
  SentStaffInvitation: {
    role: ({ role }) => roleNames[role],
    user: ({ personId }, _arguments, context) => (personId === null ? null : person(context, personId)),
    inviter: ({ invitedBy }, _arguments, context) => person(context, invitedBy),
    isExpired: ({ expiresAt }, _arguments, { clock }) => expiresAt <= clock.now(),
    isInviterGone: ({ inviterRole, role }) => !mayInPublication(inviterRole, rightToInvite(role)),
    viewerCanTend: ({ publicationId, role }, _arguments, context) =>
      mayInPublication(viewerRole(context, publicationId), rightToInvite(role)),
  },
} satisfies Resolvers;

const roles = { EDITOR: 'editor', WRITER: 'writer' } as const;
const roleNames = { editor: 'EDITOR', writer: 'WRITER' } as const;

async function person(context: ReadContext, id: string) {
  const [one] = await readPeople(context, [id]);
  return one ?? null;
}
