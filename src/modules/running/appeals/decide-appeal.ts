import { appealMessages as messages } from '#shared/messages/appeals.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import type { Measure } from '#shared/moderation/measures.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { badRequest, conflict, forbidden, notFound } from '#modules/ground/refusals.ts';
import { carryOut, endAppealed } from '#modules/running/decisions/carry-out.ts';
import type { Decision, Sanction } from '#modules/running/decisions/decision.ts';
import { decisionLoader } from '#modules/running/decisions/read-decisions.ts';
import { faultOf, refuse } from '#modules/running/decisions/take-decision.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import type { Appeal, AppealStanding, DecideAppealOutcome } from './appeal.ts';
import { sendAnswerMail } from './appeal-mails.ts';
import { standingOf } from './appeals.policy.ts';
import { closeAppeal } from './appeals.store.ts';
import type { AppealState } from './appeals.tables.ts';
import { hasOtherModerators, lockAppeal, readPeopleOf } from './read-appeals.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'decision.replaced': { readonly decisionId: string; readonly by: string; readonly measure: Measure };
  }
}

export type AppealSettlement = {
  readonly appealId: string;
  readonly state: Exclude<AppealState, 'open'>;
  /** Read by the person. */
  readonly reason: string;
  /** Of `changed`: what takes the place of the decision. */
  readonly measure?: Measure | undefined;
  readonly countries?: readonly string[] | undefined;
  readonly endsAt?: Date | null | undefined;
};

/** Thrown where nothing can take the place of a decision, so that it stays as it is. */
class CannotChange extends Error {}

/** Answers an appeal, as another person than who decided first (rule 232). */
export async function decideAppeal(context: CommandContext, answer: AppealSettlement): Promise<DecideAppealOutcome> {
  mustBeAllowed(canDecideReports(context));
  const reason = answer.reason.trim();
  if (reason === '' || reason.length > MOST_REASON_CHARACTERS) {
    return badRequest(formatMessage(moderationMessages.reasonNeeded, { most: MOST_REASON_CHARACTERS }));
  }
  try {
    return await withTransaction(context, (inside) => decide(inside, { ...answer, reason }));
  } catch (error) {
    if (error instanceof CannotChange) return conflict(messages.cannotChange);
    throw error;
  }
}

async function decide(inside: CommandContext, answer: AppealSettlement): Promise<DecideAppealOutcome> {
  const { database, viewer, clock } = inside;
  const { appealId, state, reason } = answer;
  const appeal = await lockAppeal(database, appealId);
  const decision = appeal && (await commandReader(inside).loaders.get(decisionLoader).load(appeal.decisionId));
  if (appeal === undefined || decision === undefined) return notFound(messages.missing);
  if (appeal.state !== 'open') return conflict(messages.alreadyDecided);
  const standing = await readStanding(inside, { appeal, decision });
  if (standing === 'NOT_YOURS' || standing === 'ONLY_ONE_WAITS') return forbidden(messages.standings[standing]);
  const refusal = await refuse(inside, { kind: decision.targetKind, id: decision.targetId });
  if (refusal?.type === 'Forbidden') return refusal;
  const isByFirst = standing === 'ONLY_ONE';
  if (state === 'changed') {
    const fault = await replace(inside, decision, answer);
    if (fault !== undefined) return fault;
  }
  if (state === 'reversed') await endAppealed(inside, decision.id, { kind: 'reversed', reason });
  const by = viewer?.personId ?? null;
  await closeAppeal(database, { id: appealId, state, reason, by, isByFirst, now: clock.now() });
  await writeAudit(inside, {
    action: 'appeal.decided',
    targetKind: 'appeal',
    targetId: appealId,
    before: { state: 'open', decisionId: decision.id, decidedBy: decision.decidedBy },
    after: { state, reason, isByFirst },
  });
  for (const personId of await readPeopleOf(database, decision.id)) {
    await sendAnswerMail(inside, personId, { decision, state, reason, isByFirst });
  }
  await emitEvent(database, 'decision.told', { decisionId: decision.id, what: 'appeal' });
  return (await lockAppeal(database, appealId)) ?? notFound(messages.missing);
}

/** Puts another measure, for the same ground, in the place of a decision that still stands. */
async function replace(inside: CommandContext, decision: Decision, answer: AppealSettlement) {
  if (decision.endedAt !== null) return conflict(messages.alreadyEnded);
  const target = { kind: decision.targetKind, id: decision.targetId };
  const { rule, legalReference, facts, excerpt, detectedBy } = decision;
  const { measure = 'warn', countries = [], endsAt = null } = answer;
  const sanction: Sanction = {
    rule,
    legalReference,
    facts,
    excerpt,
    detectedBy,
    measure,
    countries,
    endsAt,
    isFinal: true,
  };
  const fault = faultOf(target, sanction, inside.clock.now());
  if (fault !== undefined) return badRequest(fault);
  await endAppealed(inside, decision.id, { kind: 'replaced', reason: answer.reason });
  const replacing = await carryOut(inside, target, sanction);
  if (replacing === undefined) throw new CannotChange();
  await emitEvent(inside.database, 'decision.replaced', { decisionId: decision.id, by: replacing.id, measure });
  return undefined;
}

/** How the viewer stands to an appeal. */
export async function readStanding(
  context: CommandContext,
  { appeal, decision }: { readonly appeal: Appeal; readonly decision: Decision },
): Promise<AppealStanding> {
  const { decidedBy } = decision;
  const personIds = await readPeopleOf(context.database, decision.id);
  const isFirst = decidedBy !== null && decidedBy === context.viewer?.personId;
  return standingOf(context, {
    decidedBy,
    personIds,
    appealedAt: appeal.createdAt,
    hasOthers: isFirst && (await hasOtherModerators(context.database, { first: decidedBy, personIds })),
    now: context.clock.now(),
  });
}
