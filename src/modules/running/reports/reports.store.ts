import type { Insertable } from 'kysely';
import type { SuspensionRule } from '#shared/moderation/suspension-rules.ts';
import type { Database } from '#platform/database/database.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { ReportTarget } from './report.ts';

const OPEN_CASE = `
  insert into report_case as c (id, target_kind, target_id, state, report_count, created_at, updated_at)
  values ($1, $2, $3, 'open', 0, $4, $4)
  on conflict (target_kind, target_id) where state = 'open' do update set updated_at = excluded.updated_at
  returning c.id`;

/** The open case about something, made where there is none, and held until the transaction ends. */
export async function openCase(
  database: Database<Tables>,
  { kind, id: targetId }: ReportTarget,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<string> {
  const [row] = await database.query<{ id: string }>('report_open_case', OPEN_CASE, [id, kind, targetId, now]);
  return row?.id ?? id;
}

const ADD = `
  insert into report as r (case_id, reporter_id, reason, comment, created_at) values ($1, $2, $3, $4, $5)
  on conflict (case_id, reporter_id) do update set reason = excluded.reason, comment = excluded.comment
  returning xmax = 0 as "isNew"`;
const COUNT = 'update report_case set report_count = report_count + 1 where id = $1';

/** Adds what somebody said to a case: said again, it takes the place of what they said before. */
export async function addReport(
  database: Database<Tables>,
  report: {
    readonly caseId: string;
    readonly reporterId: string;
    readonly reason: SuspensionRule;
    readonly comment: string;
    readonly now: Date;
  },
): Promise<void> {
  const { caseId, reporterId, reason, comment, now } = report;
  const [row] = await database.query<{ isNew: boolean }>('report_add', ADD, [caseId, reporterId, reason, comment, now]);
  if (row?.isNew) await database.query('report_count', COUNT, [caseId]);
}

/** Decides about an open case; false where it is not open. */
export async function decideCase(
  { kysely }: Database<Tables>,
  decision: { readonly caseId: string; readonly isUpheld: boolean; readonly by: string | null; readonly now: Date },
): Promise<boolean> {
  const { caseId, isUpheld, by, now } = decision;
  const changed = await kysely
    .updateTable('report_case')
    .set({ state: isUpheld ? 'upheld' : 'dismissed', closed_by: by, updated_at: now })
    .where('id', '=', caseId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await kysely.deleteFrom('case_rank').where('case_id', '=', caseId).execute();
  return true;
}

/** Remembers with which decision a case ended, and that those who reported it are still to be told. */
export async function noteEnd({ kysely }: Database<Tables>, caseId: string, decisionId: string): Promise<void> {
  await kysely.insertInto('case_end').values({ case_id: caseId, decision_id: decisionId, is_told: false }).execute();
}

const TELL = `
  update case_end set is_told = true where decision_id = any($1) and not is_told returning case_id as id`;

/** Takes the cases that ended with some decisions and of which nobody was told; answers which. */
export async function markTold(database: Database<Tables>, decisionIds: readonly string[]): Promise<readonly string[]> {
  const told = await database.query<{ id: string }>('report_cases_tell', TELL, [decisionIds]);
  return told.map(({ id }) => id);
}

const ENDED = 'delete from case_end where decision_id = $1 returning case_id as id';
const REOPEN = `
  update report_case c set state = 'open', closed_by = null where c.id = $1 and c.state = 'upheld' and not exists (
    select from report_case o where o.target_kind = c.target_kind and o.target_id = c.target_id and o.state = 'open')
  returning c.id`;

/** Opens the cases that ended with a decision, except about what was reported again since; answers which. */
export async function reopenCases(database: Database<Tables>, decisionId: string): Promise<readonly string[]> {
  const ended = await database.query<{ id: string }>('report_cases_ended', ENDED, [decisionId]);
  const opened: string[] = [];
  for (const { id } of ended) if (await reopenCase(database, id)) opened.push(id);
  return opened;
}

/** False where there is an open case about the same, also one that was opened in this very moment. */
async function reopenCase(database: Database<Tables>, id: string): Promise<boolean> {
  try {
    return (await database.transaction((inside) => inside.query('report_case_reopen', REOPEN, [id]))).length > 0;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Whoever looks at a case from now on. */
export async function upsertClaim(
  { kysely }: Database<Tables>,
  claim: Insertable<Tables['case_claim']>,
): Promise<void> {
  const { person_id, claimed_until } = claim;
  await kysely
    .insertInto('case_claim')
    .values(claim)
    .onConflict((conflict) => conflict.column('case_id').doUpdateSet({ person_id, claimed_until }))
    .execute();
}

/** `rank` is a number that is wider than those of JavaScript. */
export async function upsertRank({ kysely }: Database<Tables>, caseId: string, rank: string): Promise<void> {
  await kysely
    .insertInto('case_rank')
    .values({ case_id: caseId, rank })
    .onConflict((conflict) => conflict.column('case_id').doUpdateSet({ rank }))
    .execute();
}

/** What was given back is hidden by no case that still waits. */
export async function markShown({ kysely }: Database<Tables>, { kind, id }: ReportTarget): Promise<void> {
  await kysely
    .updateTable('report_case')
    .set({ is_hidden: false })
    .where('target_kind', '=', kind)
    .where('target_id', '=', id)
    .where('state', '=', 'open')
    .execute();
}

/** Writes down that what a case is about was hidden because of it. */
export async function markHidden({ kysely }: Database<Tables>, caseId: string, isHidden: boolean): Promise<void> {
  await kysely.updateTable('report_case').set({ is_hidden: isHidden }).where('id', '=', caseId).execute();
}
