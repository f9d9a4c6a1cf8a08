import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { presentPublication } from './present-publication.ts';
import { changeMemberRole } from './change-member-role.ts';
import { leaveStaff, removeMember } from './remove-member.ts';

/** The part of the schema in `publication-staff.graphql`. */
export const publicationStaffGraph = {
  Mutation: {
    removeCollectionStaff: async (_root, { collectionId: publicationId, userId: personId }, context) =>
      presentPublication(context, await removeMember(context.command, { publicationId, personId })),
    leaveCollectionStaff: async (_root, { collectionId }, context) =>
      presentPublication(context, await leaveStaff(context.command, collectionId)),
    setCollectionStaffRole: async (_root, { collectionId: publicationId, userId: personId, role }, context) => {
      const change = { publicationId, personId, role: roles[role] };
      return presentPublication(context, await changeMemberRole(context.command, change));
    },
  },
} satisfies Resolvers;

const roles = { EDITOR: 'editor', WRITER: 'writer' } as const;
