import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { findAdminUser } from '#modules/running/moderation/read-admin-user.ts';
import { findAdminStory } from '#modules/running/moderated-stories/read-admin-story.ts';
import {
  countStrikes,
  findLimitedState,
  findOwnDecision,
  readDecisionsAbout,
  readDecisionsOf,
  readHolding,
  readOwnDecisions,
  strikeEndOf,
} from './read-decisions.ts';
import { reverseDecision, takeDecision } from './take-decision.ts';
import { kindsInside, measuresInside, wireKinds, wireMeasures } from './wire-names.ts';

/** The part of the schema in `decisions.graphql`. */
export const decisionsGraph = {
  User: {
    decisions: ({ id }, { paging }, context) =>
      context.viewer?.personId === id ? readOwnDecisions(context, id, readPage(paging)) : null,
    decision: ({ id: personId }, { id }, context) =>
      id && context.viewer?.personId === personId ? findOwnDecision(context, personId, id) : null,
    strikeCount: ({ id }, _arguments, { viewer, command }) =>
      viewer?.personId === id ? countStrikes(command, id) : null,
    limitedState: async ({ id }, _arguments, context) =>
      context.viewer?.personId === id ? ((await findLimitedState(context, id)) ?? null) : null,
  },
  YourPost: { decisions: ({ story }, _arguments, context) => readHolding(context, story.id) },
  AdminUser: {
    decisions: ({ id }, _arguments, { command }) => readDecisionsAbout(command, id),
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
    targetKind: ({ targetKind }) => wireKinds[targetKind],
    measure: ({ measure }) => wireMeasures[measure],
    detectedBy: ({ detectedBy }) => sources[detectedBy],
    end: ({ endKind }) => (endKind === null ? null : ends[endKind]),
    countsUntil: (decision, _arguments, { clock }) => strikeEndOf(decision, clock.now()),
  },
  DecisionFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  AdminDecision: {
    targetKind: ({ targetKind }) => wireKinds[targetKind],
    measure: ({ measure }) => wireMeasures[measure],
    end: ({ endKind }) => (endKind === null ? null : ends[endKind]),
    decidedBy: async ({ decidedBy }, _arguments, { loaders }) =>
      decidedBy === null ? null : ((await loaders.get(personLoader).load(decidedBy)) ?? null),
    adminUser: async ({ targetKind, targetId }, _arguments, { command }) =>
      targetKind === 'user' ? ((await findAdminUser(command, targetId)) ?? null) : null,
    adminPost: async ({ targetKind, targetId }, _arguments, { command }) =>
      targetKind === 'post' ? ((await findAdminStory(command, targetId)) ?? null) : null,
  },
} satisfies Resolvers;

const sources = { report: 'REPORT', staff: 'STAFF', automatic: 'AUTOMATIC' } as const;
const ends = { expired: 'EXPIRED', lifted: 'LIFTED', reversed: 'REVERSED', replaced: 'REPLACED' } as const;
