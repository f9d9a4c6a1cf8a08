import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { appealEnd } from '#shared/moderation/measures.ts';
import type { GraphContext } from '#graphql/graph-context.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { readPage } from '#modules/ground/paging.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import type { Decision } from '#modules/running/decisions/decision.ts';
import { measuresInside } from '#modules/running/decisions/wire-names.ts';
import { decisionLoader } from '#modules/running/decisions/read-decisions.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import { appealDecision } from './appeal-decision.ts';
import { canAppeal } from './appeals.policy.ts';
import { decideAppeal, readStanding } from './decide-appeal.ts';
import { appealLoader, readAppeals } from './read-appeals.ts';

/** The part of the schema in `appeals.graphql`. */
export const appealsGraph = {
  Query: {
    appeals: (_root, { isDecided, paging }, context) =>
      readAppeals(context, context.command, { isDecided: isDecided ?? false, page: readPage(paging) }),
  },
  Mutation: {
    appealDecision: (_root, input, { command }) => appealDecision(command, input),
    decideAppeal: async (_root, { outcome, measure, endsAt, countries, ...said }, { command }) => {
      mustBeAllowed(canDecideReports(command));
      if (outcome === 'OPEN') return badRequest(graphErrorMessages.forbidden);
      return decideAppeal(command, {
        ...said,
        state: statesInside[outcome],
        countries: countries ?? [],
        measure: measure ? measuresInside[measure] : undefined,
        endsAt: endsAt === null || endsAt === undefined ? null : new Date(endsAt),
      });
    },
  },
  Decision: {
    appeal: async ({ id }, _arguments, { loaders }) => (await loaders.get(appealLoader).load(id)) ?? null,
    canAppeal: async (decision, _arguments, { loaders, clock }) => {
      const isAppealed = (await loaders.get(appealLoader).load(decision.id)) !== undefined;
      return canAppeal(decision, { isAppealed, now: clock.now() });
    },
    appealUntil: ({ isProvisional, isFinal, createdAt }) => (isProvisional || isFinal ? null : appealEnd(createdAt)),
  },
  Appeal: {
    state: ({ state }) => states[state],
    decision: ({ decisionId }, _arguments, context) => decisionOf(context, decisionId),
  },
  AdminAppeal: {
    state: ({ state }) => states[state],
    decision: ({ decisionId }, _arguments, context) => decisionOf(context, decisionId),
    person: async ({ personId }, _arguments, { loaders }) => (await loaders.get(personLoader).load(personId)) ?? null,
    decidedBy: async ({ decidedBy }, _arguments, { loaders }) =>
      decidedBy === null ? null : ((await loaders.get(personLoader).load(decidedBy)) ?? null),
    viewerStanding: async (appeal, _arguments, context) =>
      readStanding(context.command, { appeal, decision: await decisionOf(context, appeal.decisionId) }),
  },
  AdminAppealFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;

async function decisionOf({ loaders }: GraphContext, id: string): Promise<Decision> {
  return required(await loaders.get(decisionLoader).load(id), 'decision');
}

const states = { open: 'OPEN', upheld: 'UPHELD', reversed: 'REVERSED', changed: 'CHANGED' } as const;
const statesInside = { UPHELD: 'upheld', REVERSED: 'reversed', CHANGED: 'changed' } as const;
