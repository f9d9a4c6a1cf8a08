import { formatMessage } from '#shared/messages/format-message.ts';
import { adminLegalNoticeMessages as messages } from '#shared/messages/admin-legal-notices.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import type { Measure } from '#shared/moderation/measures.ts';
import { MOST_REASON_CHARACTERS } from '#shared/moderation/suspension-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { badRequest, conflict, notFound } from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import { refuse, takeDecision } from '#modules/running/decisions/take-decision.ts';
import { readPeopleOf } from '#modules/running/appeals/read-appeals.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import { type LegalNoticeOutcome, lockLegalNotice } from './legal-notice.ts';
import { sendHeldMail, sendOutcomeMail } from './legal-notice-mails.ts';
import { updateLegalNotice } from './legal-notices.store.ts';

export type NoticeDecision = {
  readonly noticeId: string;
  /** Null where nothing is done. */
  readonly measure: Measure | null;
  /** Of `withhold`; one empty text is everywhere. */
  readonly countries: readonly string[];
  /** Shown in the public log. */
  readonly legalReference: string;
  /** Read by whoever sent it and, where something is done, by whoever made what it is about. */
  readonly reason: string;
};

/**
 * Decides about a notice: with a measure it is a decision as any other, which its author is told and may appeal
 * (rule 261); whoever sent it is told what was decided, and why.
 */
export async function decideLegalNotice(context: CommandContext, decided: NoticeDecision): Promise<LegalNoticeOutcome> {
  mustBeAllowed(canDecideReports(context));
  const { noticeId, measure, countries, legalReference } = decided;
  const reason = decided.reason.trim();
  if (isNoReason(reason)) return badRequest(reasonNeeded());
  return await withTransaction(context, async (inside) => {
    const { database, clock, viewer } = inside;
    const notice = await lockLegalNotice(database, noticeId);
    if (notice === undefined) return notFound(messages.missing);
    if (notice.state !== 'open') return conflict(messages.alreadyDecided);
    const target = { kind: notice.targetKind, id: notice.targetId };
    // Whoever made it does not decline what is said about it either; what is gone is declined by anybody.
    const refusal = await refuse(inside, target);
    if (refusal !== null && (measure !== null || refusal.type === 'Forbidden')) return refusal;
    const rule = rules[notice.kind];
    const sanction = { countries, rule, legalReference, facts: reason, detectedBy: 'report' } as const;
    const decision =
      measure === null ? null : await takeDecision(inside, { target, sanction: { ...sanction, measure } });
    if (decision !== null && 'type' in decision) return decision;
    await updateLegalNotice(database, noticeId, {
      state: decision === null ? 'declined' : 'acted',
      reason,
      decided_at: clock.now(),
      decided_by: viewer?.personId ?? null,
      decision_id: decision?.id ?? null,
    });
    await writeAudit(inside, {
      action: 'notice.decided',
      targetKind: 'notice',
      targetId: noticeId,
      before: { state: 'open' },
      after: { measure, countries, legalReference, reason },
    });
    const after = required(await lockLegalNotice(database, noticeId), 'notice');
    await sendOutcomeMail(inside, after, decision);
    return after;
  });
}

/** What a counter-notice would put back stays down: whoever sent the notice went to court (rule 262). */
export async function holdLegalNotice(
  context: CommandContext,
  { noticeId, reason: said }: { readonly noticeId: string; readonly reason: string },
): Promise<LegalNoticeOutcome> {
  mustBeAllowed(canDecideReports(context));
  const reason = said.trim();
  if (isNoReason(reason)) return badRequest(reasonNeeded());
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const notice = await lockLegalNotice(database, noticeId);
    if (notice === undefined) return notFound(messages.missing);
    if (notice.state !== 'countered') return conflict(messages.notCountered);
    await updateLegalNotice(database, noticeId, { state: 'held', hold_reason: reason, ended_at: clock.now() });
    await writeAudit(inside, {
      action: 'notice.held',
      targetKind: 'notice',
      targetId: noticeId,
      before: { state: 'countered' },
      after: { state: 'held', reason },
    });
    const after = required(await lockLegalNotice(database, noticeId), 'notice');
    const people = notice.decisionId === null ? [] : await readPeopleOf(database, notice.decisionId);
    for (const personId of people) await sendHeldMail(inside, personId, after);
    return after;
  });
}

const rules = { copyright: 'COPYRIGHT', illegal: 'OTHER', childAbuse: 'SEXUAL' } as const;

const isNoReason = (reason: string): boolean => reason === '' || reason.length > MOST_REASON_CHARACTERS;
const reasonNeeded = (): string => formatMessage(moderationMessages.reasonNeeded, { most: MOST_REASON_CHARACTERS });
