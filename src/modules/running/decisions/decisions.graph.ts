import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { findAdminUser } from '#modules/running/moderation/read-admin-user.ts';
import { findAdminStory } from '#modules/running/moderated-stories/read-admin-story.ts';
import { countStrikes, findLimitedState, readDecisionsOf, readOwnDecisions, strikeEndOf } from './read-decisions.ts';
import { reverseDecision, takeDecision } from './take-decision.ts';

/** The part of the schema in `decisions.graphql`. */
export const decisionsGraph = {
  User: {
    decisions: ({ id }, { paging }, context) =>
      context.viewer?.personId === id ? readOwnDecisions(context, id, readPage(paging)) : null,
    strikeCount: ({ id }, _arguments, { viewer, command }) =>
      viewer?.personId === id ? countStrikes(command, id) : null,
    limitedState: async ({ id }, _arguments, context) =>
      context.viewer?.personId === id ? ((await findLimitedState(context, id)) ?? null) : null,
  },
  AdminUser: {
    decisions: ({ id }, _arguments, { command }) => readDecisionsOf(command, { kind: 'user', id }),
    strikeCount: ({ id }, _arguments, { command }) => countStrikes(command, id),
  },
  AdminPost: {
    decisions: ({ id }, _arguments, { command }) => readDecisionsOf(command, { kind: 'post', id }),
  },
  Mutation: {
    takeDecision: (_root, { targetKind, targetId, measure, countries, endsAt, ...said }, { command }) =>
      takeDecision(command, {
        target: { kind: kindsInside[targetKind], id: targetId },
        sanction: {
          ...said,
          measure: measuresInside[measure],
          countries: countries ?? [],
          legalReference: said.legalReference ?? '',
          excerpt: said.excerpt ?? '',
          endsAt: endsAt === null || endsAt === undefined ? null : new Date(endsAt),
        },
      }),
    reverseDecision: (_root, input, { command }) => reverseDecision(command, input),
  },
  Decision: {
    targetKind: ({ targetKind }) => kinds[targetKind],
    measure: ({ measure }) => measures[measure],
    detectedBy: ({ detectedBy }) => sources[detectedBy],
    end: ({ endKind }) => (endKind === null ? null : ends[endKind]),
    countsUntil: (decision, _arguments, { clock }) => strikeEndOf(decision, clock.now()),
  },
  DecisionFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  AdminDecision: {
    targetKind: ({ targetKind }) => kinds[targetKind],
    measure: ({ measure }) => measures[measure],
    end: ({ endKind }) => (endKind === null ? null : ends[endKind]),
    decidedBy: async ({ decidedBy }, _arguments, { loaders }) =>
      decidedBy === null ? null : ((await loaders.get(personLoader).load(decidedBy)) ?? null),
    adminUser: async ({ targetKind, targetId }, _arguments, { command }) =>
      targetKind === 'user' ? ((await findAdminUser(command, targetId)) ?? null) : null,
    adminPost: async ({ targetKind, targetId }, _arguments, { command }) =>
      targetKind === 'post' ? ((await findAdminStory(command, targetId)) ?? null) : null,
  },
} satisfies Resolvers;

const kinds = {
  post: 'POST',
  user: 'USER',
  response: 'RESPONSE',
  catalog: 'CATALOG',
  collection: 'COLLECTION',
} as const;
const kindsInside = {
  POST: 'post',
  USER: 'user',
  RESPONSE: 'response',
  CATALOG: 'catalog',
  COLLECTION: 'collection',
} as const;
const measures = {
  warn: 'WARN',
  limit: 'LIMIT',
  demonetise: 'DEMONETISE',
  hide: 'HIDE',
  withhold: 'WITHHOLD',
  suspend: 'SUSPEND',
} as const;
const measuresInside = {
  WARN: 'warn',
  LIMIT: 'limit',
  DEMONETISE: 'demonetise',
  HIDE: 'hide',
  WITHHOLD: 'withhold',
  SUSPEND: 'suspend',
} as const;
const sources = { report: 'REPORT', staff: 'STAFF', automatic: 'AUTOMATIC' } as const;
const ends = { expired: 'EXPIRED', lifted: 'LIFTED', reversed: 'REVERSED', replaced: 'REPLACED' } as const;
