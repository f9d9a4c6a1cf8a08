import { adminReportMessages } from '#shared/messages/admin-reports.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { claimReportCase, readClaims } from './case-claims.ts';
import { decideReportCase } from './decide-case.ts';
import { describeTarget } from './describe-target.ts';
import { countTrustedReports } from './hide-pending-review.ts';
import { readOpenCases, readReports } from './read-reports.ts';
import { reportTarget } from './report-target.ts';

/** The part of the schema in `reports.graphql`. */
export const reportsGraph = {
  Query: {
    reportCases: (_root, { paging }, context) => readOpenCases(context, context.command, readPage(paging)),
  },
  Mutation: {
    reportPost: (_root, { targetPostId: id, ...said }, { command }) =>
      reportTarget(command, { ...said, target: { kind: 'post', id } }),
    reportUser: (_root, { targetUserId: id, ...said }, { command }) =>
      reportTarget(command, { ...said, target: { kind: 'user', id } }),
    reportResponse: (_root, { targetResponseId: id, ...said }, { command }) =>
      reportTarget(command, { ...said, target: { kind: 'response', id } }),
    reportCatalog: (_root, { targetCatalogId: id, ...said }, { command }) =>
      reportTarget(command, { ...said, target: { kind: 'catalog', id } }),
    claimReportCase: async (_root, { caseId, takesOver }, { command }) => {
      const outcome = await claimReportCase(command, { caseId, takesOver: takesOver ?? false });
      return outcome.type === 'CaseClaimed' ? { ...outcome, type: 'ClaimedReportCase' as const } : outcome;
    },
    decideReportCase: async (_root, { deed, ...decision }, { command }) => {
      const answer = await decideReportCase(command, { ...decision, deed: deeds[deed ?? 'NONE'] });
      if (answer.type === 'NotFound') return { ...answer, message: adminReportMessages.decidedElsewhere };
      return answer.type === 'Decided' ? { type: 'DecidedReportCase', caseId: decision.caseId } : answer;
    },
  },
  ReportCase: {
    targetKind: ({ targetKind }) => kinds[targetKind],
    target: ({ targetKind: kind, targetId: id }, _arguments, context) => describeTarget(context, { kind, id }),
    trustedReportCount: ({ id }, _arguments, { command }) => countTrustedReports(command, id),
    reports: ({ id }, _arguments, context) => readReports(context, id),
    claim: async ({ id }, _arguments, { loaders, command }) => {
      const [claim] = await loaders.grouped('case_claims', id, async (ids) =>
        (await readClaims(command, ids)).map((one) => ({ ...one, ownerId: one.caseId })),
      );
      return claim ?? null;
    },
  },
  CaseClaim: { isViewers: ({ personId }, _arguments, { viewer }) => viewer?.personId === personId },
  ReportedThing: {
    makers: async ({ makerIds }, _arguments, { loaders }) => {
      const people = await Promise.all(makerIds.map((id) => loaders.get(personLoader).load(id)));
      return people.filter((person) => person !== undefined);
    },
  },
  Report: {
    reporter: async ({ reporterId }, _arguments, context) =>
      (await context.loaders.get(personLoader).load(reporterId)) ?? null,
  },
  ReportCaseFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
} satisfies Resolvers;

const deeds = { NONE: 'none', WARN: 'warn', HIDE: 'hide' } as const;
const kinds = { post: 'POST', user: 'USER', response: 'RESPONSE', catalog: 'CATALOG' } as const;
