import { describeDevice } from '#shared/identity/describe-device.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { setFlagAudience } from '#modules/ground/flags/set-flag-audience.ts';
import { mustBeAllowed, mustBeSelf } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { endPersonSessions } from './end-person-sessions.ts';
import { changeRole } from './change-role.ts';
import type { ModeratedUser, ModerationOutcome } from './moderation-outcome.ts';
import {
  canChangeRoles,
  canGrantTrust,
  canHelpPeople,
  canImpersonate,
  canReadInternalStatus,
  canSuspend,
  canSwitchFlags,
} from '#modules/ground/roles/roles.policy.ts';
import { readAdminFlags } from './read-admin-flags.ts';
import { findAdminUser, readAdminSessions, readSuspensions } from './read-admin-user.ts';
import { readAuditOf } from './read-audit.ts';
import { readInternalStatus } from './read-internal-status.ts';
import { findRunningSuspension } from './find-running-suspension.ts';
import { suspendPerson } from './suspend-person.ts';
import { switchFlag } from './switch-flag.ts';
import { unsuspendPerson } from './unsuspend-person.ts';

/** The part of the schema in `moderation.graphql`. */
export const moderationGraph = {
  Query: {
    adminUser: async (_root, { lookup }, { command }) => (await findAdminUser(command, lookup)) ?? null,
    internalStatus: (_root, _arguments, { command }) => {
      mustBeAllowed(canReadInternalStatus(command));
      return {};
    },
  },
  User: {
    platformRoles: ({ id }, _arguments, { viewer }) => (viewer?.personId === id ? [...viewer.roles] : []),
    suspension: async (person, _arguments, { viewer, database }) => {
      mustBeSelf(viewer, person.id);
      return (await findRunningSuspension(database, person.id)) ?? null;
    },
  },
  Mutation: {
    suspendUser: (_root, { userId, rule, reason, excerpt, legalReference, endsAt }, { command }) =>
      answerOf(
        command,
        suspendPerson(command, {
          personId: userId,
          rule,
          reason,
          excerpt,
          legalReference,
          endsAt: endsAt === null || endsAt === undefined ? null : new Date(endsAt),
        }),
      ),
    unsuspendUser: (_root, { userId, reason, wasWrong }, { command }) =>
      answerOf(command, unsuspendPerson(command, { personId: userId, reason, wasWrong: wasWrong ?? false })),
    endUserSessions: (_root, { userId }, { command }) => answerOf(command, endPersonSessions(command, userId)),
    changeUserRole: (_root, { userId, role, isGranted }, { command }) =>
      answerOf(command, changeRole(command, { personId: userId, role, isGranted })),
    switchFlag: async (_root, { name, isOn }, { command }) => {
      const answer = await switchFlag(command, { name, isOn });
      return answer.type === 'NotFound' ? answer : {};
    },
    setFlagAudience: async (_root, { audience, ...input }, { command }) => {
      const kind = audience === null || audience === undefined ? null : audiences[audience];
      const answer = await setFlagAudience(command, { ...input, kind });
      return answer.type === 'SwitchedFlag' ? {} : answer;
    },
  },
  FlagAudience: {
    kind: ({ kind }) => wireAudiences[kind],
    people: async ({ personIds }, _arguments, { loaders }) => {
      const people = await Promise.all(personIds.map((id) => loaders.get(personLoader).load(id)));
      return people.filter((person) => person !== undefined);
    },
  },
  AdminUser: {
    state: ({ state }) => wireStates[state],
    sessions: ({ id }, _arguments, { command }) => readAdminSessions(command, id),
    suspensions: ({ id }, _arguments, { command }) => readSuspensions(command, id),
    audit: ({ id }, _arguments, { command }) => readAuditOf(command, id),
    viewerCan: (user, _arguments, { command }) => ({
      suspend: canSuspend(command, user),
      impersonate: canImpersonate(command, user),
      changeRoles: canChangeRoles(command),
      grantTrust: canGrantTrust(command, user.id),
      help: canHelpPeople(command, user),
    }),
  },
  AdminSession: { device: ({ userAgent }) => describeDevice(userAgent) ?? null },
  AuditEntry: {
    actorUser: async ({ actorId }, _arguments, { loaders }) =>
      actorId === null ? null : ((await loaders.get(personLoader).load(actorId)) ?? null),
    before: ({ before }) => JSON.stringify(before),
    after: ({ after }) => JSON.stringify(after),
  },
  InternalStatus: {
    facts: (_source, _arguments, { command }) => readInternalStatus(command),
    flags: (_source, _arguments, { command }) => readAdminFlags(command.database),
    viewerCanSwitchFlags: (_source, _arguments, { command }) => canSwitchFlags(command),
  },
  AdminFlag: { isOnByDefault: ({ defaultValue }) => defaultValue },
} satisfies Resolvers;

const audiences = { SIGNED_IN: 'signedIn', MEMBERS: 'members', STAFF: 'staff', PEOPLE: 'people' } as const;
const wireAudiences = { signedIn: 'SIGNED_IN', members: 'MEMBERS', staff: 'STAFF', people: 'PEOPLE' } as const;
const wireStates = {
  active: 'ACTIVE',
  deactivated: 'DEACTIVATED',
  suspended: 'SUSPENDED',
  deleted: 'DELETED',
} as const;

async function answerOf(command: CommandContext, deed: Promise<ModerationOutcome>): Promise<ModeratedUser> {
  const answer = await deed;
  if (answer.type !== 'AdminUser') return answer;
  const user = await findAdminUser(command, answer.personId);
  return user ?? notFound(graphErrorMessages.notFound);
}
