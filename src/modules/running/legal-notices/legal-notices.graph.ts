import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPage } from '#modules/ground/paging.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { decisionLoader } from '#modules/running/decisions/read-decisions.ts';
import { measuresInside, wireKinds, wireMeasures } from '#modules/running/decisions/wire-names.ts';
import { describeTarget } from '#modules/running/reports/describe-target.ts';
import { canCounter, sendCounterNotice } from './counter-legal-notice.ts';
import { decideLegalNotice, holdLegalNotice } from './decide-legal-notice.ts';
import { noticeOfDecisionLoader, readLegalNoticeLog, readLegalNotices } from './read-legal-notices.ts';
import { sendLegalNotice } from './send-legal-notice.ts';

/** The part of the schema in `legal-notices.graphql`. */
export const legalNoticesGraph = {
  Query: {
    legalNotices: (_root, { isDecided, paging }, context) =>
      readLegalNotices(context, context.command, { isDecided: isDecided ?? false, page: readPage(paging) }),
    legalNoticeLog: (_root, { month }, context) => readLegalNoticeLog(context, month),
  },
  Mutation: {
    sendLegalNotice: (_root, { notice, captchaValue }, { command }) =>
      sendLegalNotice(command, { ...notice, captchaValue: captchaValue ?? null }),
    decideLegalNotice: (_root, { noticeId, measure, countries, legalReference, reason }, { command }) =>
      decideLegalNotice(command, {
        noticeId,
        measure: measure ? measuresInside[measure] : null,
        countries: countries ?? [],
        legalReference: legalReference ?? '',
        reason,
      }),
    holdLegalNotice: (_root, input, { command }) => holdLegalNotice(command, input),
    sendCounterNotice: (_root, input, { command }) => sendCounterNotice(command, input),
  },
  Decision: {
    legalNotice: async ({ id }, _arguments, { loaders }) =>
      (await loaders.get(noticeOfDecisionLoader).load(id)) ?? null,
  },
  OwnLegalNotice: {
    kind: ({ kind }) => kinds[kind],
    state: ({ state }) => states[state],
    name: ({ kind, name }) => (kind === 'copyright' ? name : null),
    work: ({ kind, work }) => (kind === 'copyright' ? work : null),
    explanation: ({ kind, explanation }) => (kind === 'copyright' ? explanation : null),
    canCounter: async (notice, _arguments, { loaders }) => {
      const decision = await loaders.get(decisionLoader).load(notice.decisionId ?? '');
      return decision !== undefined && canCounter(notice, decision);
    },
  },
  LegalNotice: {
    kind: ({ kind }) => kinds[kind],
    state: ({ state }) => states[state],
    targetKind: ({ targetKind }) => wireKinds[targetKind],
    target: ({ targetKind: kind, targetId: id }, _arguments, context) => describeTarget(context, { kind, id }),
    decidedBy: async ({ decidedBy }, _arguments, { loaders }) =>
      decidedBy === null ? null : ((await loaders.get(personLoader).load(decidedBy)) ?? null),
    measure: async ({ decisionId }, _arguments, { loaders }) => {
      const decision = decisionId === null ? undefined : await loaders.get(decisionLoader).load(decisionId);
      return decision === undefined ? null : wireMeasures[decision.measure];
    },
  },
  LegalNoticeFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  LoggedNotice: {
    kind: ({ kind }) => kinds[kind],
    targetKind: ({ targetKind }) => wireKinds[targetKind],
    state: ({ state }) => states[state],
    measure: ({ measure }) => (measure === null ? null : wireMeasures[measure]),
  },
} satisfies Resolvers;

const kinds = { copyright: 'COPYRIGHT', illegal: 'ILLEGAL', childAbuse: 'CHILD_ABUSE' } as const;
const states = {
  open: 'OPEN',
  declined: 'DECLINED',
  acted: 'ACTED',
  countered: 'COUNTERED',
  restored: 'RESTORED',
  held: 'HELD',
} as const;
