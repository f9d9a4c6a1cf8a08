import { formatMessage } from '#shared/messages/format-message.ts';
import { moderationMessages } from '#shared/messages/moderation.ts';
import { MOST_REASON_CHARACTERS, type SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { columnList } from '#modules/ground/column-list.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { carryOut } from '#modules/running/decisions/carry-out.ts';
import { refuseClaimed } from './case-claims.ts';
import { describeTarget } from './describe-target.ts';
import { endHidingUntilDecided } from './hide-pending-review.ts';
import { caseColumns, type ReportCase } from './report.ts';
import { sendOutcomeMail } from './report-mails.ts';
import { canDecideReports } from './reports.policy.ts';
import { decideCase } from './reports.store.ts';

/** What follows for who made it; an account is suspended on its own page, with an end and an excerpt (rule 163). */
export type CaseDeed = 'none' | 'warn' | 'hide';

export type CaseDecision = {
  readonly caseId: string;
  readonly isUpheld: boolean;
  readonly deed?: CaseDeed | undefined;
  readonly rule?: SuspensionRule | null | undefined;
  /** Read by who made what was reported. */
  readonly reason?: string | null | undefined;
};

export type DecideCaseOutcome =
  | { readonly type: 'Decided' }
  | { readonly type: 'NotFound' }
  | { readonly type: 'BadRequest' | 'Conflict'; readonly message: string };

const OPEN = `
  select ${columnList('c', caseColumns)}, array(
    select r.reporter_id from report r where r.case_id = c.id order by r.created_at, r.reporter_id) as "reporterIds"
  from report_case c where c.id = $1 and c.state = 'open' for update`;
type OpenCase = ReportCase & { readonly reporterIds: readonly string[] };

/**
 * Decides about everything that was reported of one thing (rules 162, 163): who reported it is told, who made
 * it is warned where it broke a rule, and what was hidden until then is hidden for good or comes back. What somebody
 * else looks at is left to them (rule 257).
 */
export async function decideReportCase(context: CommandContext, decision: CaseDecision): Promise<DecideCaseOutcome> {
  mustBeAllowed(canDecideReports(context));
  const { caseId, isUpheld } = decision;
  const deed = isUpheld ? (decision.deed ?? 'none') : 'none';
  const reason = decision.reason?.trim() ?? '';
  if (deed !== 'none' && (reason === '' || reason.length > MOST_REASON_CHARACTERS)) {
    const message = formatMessage(moderationMessages.reasonNeeded, { most: MOST_REASON_CHARACTERS });
    return badRequest(message);
  }
  return withTransaction(context, async (inside) => {
    const { database, viewer, clock } = inside;
    const [open] = await database.query<OpenCase>('report_case_to_decide', OPEN, [caseId]);
    if (open === undefined) return { type: 'NotFound' as const };
    const claimed = await refuseClaimed(inside, caseId);
    if (claimed !== undefined) return claimed;
    const { targetKind: kind, targetId: id } = open;
    const target = await describeTarget(commandReader(inside), { kind, id });
    await decideCase(database, { caseId, isUpheld, by: viewer?.personId ?? null, now: clock.now() });
    // Whatever is decided takes the place of what was hidden until then: upheld without hiding, it comes back.
    if (open.isHidden) await endHidingUntilDecided(inside, { kind, id }, deed !== 'none');
    if (deed !== 'none') {
      const sanction = { rule: decision.rule ?? 'OTHER', facts: reason, detectedBy: 'report' } as const;
      const decided = await carryOut(inside, { kind, id }, { ...sanction, measure: deed });
      // What is hidden already, or cannot be, is warned about all the same.
      if (decided === undefined && deed === 'hide')
        await carryOut(inside, { kind, id }, { ...sanction, measure: 'warn' });
    }
    for (const reporterId of open.reporterIds) {
      await sendOutcomeMail(inside, reporterId, { title: target.title, isUpheld });
    }
    await writeAudit(inside, {
      action: 'case.decided',
      targetKind: 'case',
      targetId: caseId,
      before: { targetKind: kind, targetId: id, state: 'open', isHidden: open.isHidden },
      after: {
        targetKind: kind,
        targetId: id,
        state: isUpheld ? 'upheld' : 'dismissed',
        isHidden: false,
        deed,
        rule: decision.rule ?? null,
        reason,
      },
    });
    return { type: 'Decided' as const };
  });
}
