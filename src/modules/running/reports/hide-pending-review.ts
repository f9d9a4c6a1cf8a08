import { REPORTS_THAT_HIDE } from '#shared/moderation/report-rules.ts';
import { TRUSTED_AFTER_DAYS, TRUSTED_AFTER_WORKS } from '#shared/moderation/trust-rules.ts';
import { asProgram, type CommandContext } from '#modules/ground/command-context.ts';
import { reportMessages as messages } from '#shared/messages/reports.ts';
import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import { isTrustGrantedTo, strikeCountOf, workCountOf, yearBefore } from '#modules/people/trust/read-trust.ts';
import { carryOut, endRunning } from '#modules/running/decisions/carry-out.ts';
import { hideTarget } from './hide-target.ts';
import type { ReportTarget } from './report.ts';
import { markHidden } from './reports.store.ts';

const DAY = 24 * 60 * 60 * 1_000;

// Who was wrong more often than right is not trusted, however long they are here; nor who has a strike (rule 233).
const TRUSTED = `
  select count(*)::int as count from report r join person p on p.id = r.reporter_id
  where r.case_id = $1 and p.state = 'active'
    and exists (select from email_address e where e.person_id = p.id and e.is_verified)
    and (p.created_at <= $2 and ${workCountOf('p.id')} >= ${TRUSTED_AFTER_WORKS} or ${isTrustGrantedTo('p.id')})
    and ${strikeCountOf('p.id', '$3')} = 0
    and (select count(*) filter (where c.state = 'dismissed') <= count(*) filter (where c.state = 'upheld')
      from report own join report_case c on c.id = own.case_id where own.reporter_id = p.id)`;

/** How many of those who reported in a case are trusted (rule 164): from the second level on, without a strike. */
export async function countTrustedReports(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  caseId: string,
): Promise<number> {
  const since = new Date(clock.now().getTime() - TRUSTED_AFTER_DAYS * DAY);
  const [row] = await database.query<{ count: number }>('report_trusted', TRUSTED, [
    caseId,
    since,
    yearBefore(clock.now()),
  ]);
  return row?.count ?? 0;
}

/** Hides what five trusted readers reported until staff decide; inside the transaction of the last report. */
export async function hidePendingReview(context: CommandContext, caseId: string, target: ReportTarget): Promise<void> {
  if ((await countTrustedReports(context, caseId)) < REPORTS_THAT_HIDE) return;
  const hidden = await carryOut(asProgram(context), target, {
    measure: 'hide',
    rule: await mostGiven(context, caseId),
    facts: messages.hiddenFacts,
    detectedBy: 'report',
    isProvisional: true,
  });
  if (hidden !== undefined) await markHidden(context.database, caseId, true);
}

const MOST_GIVEN = `
  select reason from report where case_id = $1 group by reason order by count(*) desc, min(created_at) limit 1`;

async function mostGiven({ database }: CommandContext, caseId: string): Promise<SuspensionRule> {
  const [row] = await database.query<{ reason: SuspensionRule }>('report_most_given', MOST_GIVEN, [caseId]);
  return row?.reason ?? 'OTHER';
}

/** Ends what hid something until staff decide; where another decision follows, that one tells whoever made it. */
export async function endHidingUntilDecided(
  context: CommandContext,
  target: ReportTarget,
  isReplaced: boolean,
): Promise<void> {
  const end = { measure: 'hide', kind: isReplaced ? 'replaced' : 'reversed', reason: '' } as const;
  // Hidden before there were decisions, it has none.
  if (!(await endRunning(asProgram(context), target, end))) await hideTarget(context, target, false);
}
