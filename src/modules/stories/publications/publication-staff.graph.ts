import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { presentPublication } from './present-publication.ts';
import { changeMemberRole } from './change-member-role.ts';
import { wasOnStaff } from './read-former-membership.ts';
import { readMembers } from './read-members.ts';
import { readOwnMembership } from './read-own-membership.ts';
import { noteViewerRole } from './viewer-role.ts';
import { leaveStaff, removeMember } from './remove-member.ts';

/** The part of the schema in `publication-staff.graphql`. */
export const publicationStaffGraph = {
  Collection: {
    members: ({ id }, { search, paging }, context) => readMembers(context, id, search, readPage(paging)),
    viewerMembership: ({ id }, _arguments, context) => readOwnMembership(context, id),
    viewerWasOnStaff: ({ id }, _arguments, context) => wasOnStaff(context, id),
  },
  CollectionMembership: { role: ({ role }) => staffRoles[role] },
  CollectionMemberFeed: { pagingInfo: ({ next }) => ({ next }) },
  CollectionMember: {
    id: ({ publicationId, person }) => `${publicationId}:${person.id}`,
    user: ({ person }) => person,
    role: ({ role }) => staffRoles[role],
    isSuspended: ({ person }) => person.state === 'suspended',
    waitingCount: ({ person, mayBeRemoved, waiting }, _arguments, { viewer }) =>
      mayBeRemoved || person.id === viewer?.personId ? waiting : null,
    viewerCanRemove: ({ mayBeRemoved }) => mayBeRemoved,
    viewerCanChangeRole: ({ mayChangeRole }) => mayChangeRole,
  },
  Mutation: {
    removeCollectionStaff: async (_root, { collectionId: publicationId, userId: personId }, context) =>
      presentPublication(context, await removeMember(context.command, { publicationId, personId })),
    leaveCollectionStaff: async (_root, { collectionId }, context) => {
      const answer = await leaveStaff(context.command, collectionId);
      if (answer.type === 'Collection') noteViewerRole(context, collectionId, null);
      return presentPublication(context, answer);
    },
    setCollectionStaffRole: async (_root, { collectionId: publicationId, userId: personId, role }, context) => {
      const change = { publicationId, personId, role: roles[role] };
      return presentPublication(context, await changeMemberRole(context.command, change));
    },
  },
} satisfies Resolvers;

const staffRoles = { owner: 'OWNER', editor: 'EDITOR', writer: 'WRITER' } as const;
const roles = { EDITOR: 'editor', WRITER: 'writer' } as const;
