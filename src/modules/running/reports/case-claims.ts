import { formatMessage } from '#shared/messages/format-message.ts';
import { adminReportMessages } from '#shared/messages/admin-reports.ts';
import { CLAIM_MINUTES } from '#shared/moderation/report-rules.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { conflict, type Conflict, notFound, type NotFound } from '#modules/ground/refusals.ts';
import { canDecideReports } from './reports.policy.ts';
import { upsertClaim } from './reports.store.ts';

/** Who looks at a case, and until when others leave it to them. */
export type CaseClaim = {
  readonly caseId: string;
  readonly personId: string;
  /** A name. */
  readonly by: string;
  readonly until: Date;
};

const RUNNING = `
  select c.case_id as "caseId", c.person_id as "personId", p.name as by, c.claimed_until as until
  from case_claim c join person p on p.id = c.person_id where c.case_id = any($1) and c.claimed_until > $2`;

/** The claims that run on some cases. */
export function readClaims(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  caseIds: readonly string[],
): Promise<readonly CaseClaim[]> {
  return database.query<CaseClaim>('case_claims', RUNNING, [caseIds, clock.now()]);
}

export type ClaimOutcome = { readonly type: 'CaseClaimed'; readonly claim: CaseClaim } | Conflict | NotFound;

const LOCK = `select id from report_case where id = $1 and state = 'open' for update`;

/**
 * Keeps a case to whoever looks at it for 15 minutes from now (rule 257); somebody else's only where they say that they
 * take it over.
 */
export async function claimReportCase(
  context: CommandContext,
  { caseId, takesOver }: { readonly caseId: string; readonly takesOver: boolean },
): Promise<ClaimOutcome> {
  mustBeAllowed(canDecideReports(context));
  const personId = context.viewer?.personId;
  return await withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const [open] = await database.query('report_case_to_claim', LOCK, [caseId]);
    if (open === undefined || personId === undefined) return notFound(adminReportMessages.decidedElsewhere);
    const claimed = takesOver ? undefined : await refuseClaimed(inside, caseId);
    if (claimed !== undefined) return claimed;
    const until = new Date(clock.now().getTime() + CLAIM_MINUTES * 60_000);
    await upsertClaim(database, { case_id: caseId, person_id: personId, claimed_until: until });
    const [claim] = await readClaims(inside, [caseId]);
    return claim === undefined ? notFound(adminReportMessages.decidedElsewhere) : { type: 'CaseClaimed', claim };
  });
}

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false, timeZone: 'UTC' });

/** Why a case is left to somebody else for now; undefined where it is not. */
export async function refuseClaimed(inside: CommandContext, caseId: string): Promise<Conflict | undefined> {
  const [claim] = await readClaims(inside, [caseId]);
  if (claim === undefined || claim.personId === inside.viewer?.personId || inside.isProgram) return undefined;
  return conflict(formatMessage(adminReportMessages.claimedBy, { name: claim.by, time: time.format(claim.until) }));
}
