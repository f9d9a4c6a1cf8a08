import { enqueueJob } from '#platform/jobs/jobs.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { rankCase } from './rank-case.ts';
import type { ReportTarget } from './report.ts';
import { MOST_NAMED, type Outcomes } from './report-mails.ts';
import { decideCase, markTold, noteEnd, reopenCases } from './reports.store.ts';

/** What may have been reported of the account `$1`: itself, and what it made. */
const TARGETS = `
  select 'user' as kind, $1::text as id
  union all select 'post', s.id from story_author a join story s on s.id = a.story_id
    where a.person_id = $1 and s.creator_id = $1
  union all select 'response', r.id from response r where r.author_id = $1
  union all select 'catalog', l.id from list l where l.owner_id = $1`;

// What is hidden until somebody looks stays in the queue: hiding it is decided about by itself. So does what a
// moderator has in hand.
const OPEN = `
  with target as materialized (${TARGETS})
  select c.id from target t
  join report_case c on c.target_kind = t.kind and c.target_id = t.id and c.state = 'open' and not c.is_hidden
  where not exists (select from case_claim k where k.case_id = c.id and k.claimed_until > $2)
  order by c.id for update of c`;

/**
 * Ends the open cases about an account and what it made together with the decision that suspends it (rule 331). Inside
 * the transaction of the decision; who reported it is told by `tellReporters`.
 */
export async function endCasesOf(
  inside: CommandContext,
  personId: string,
  { decisionId, by }: { readonly decisionId: string; readonly by: string | null },
): Promise<void> {
  const { database, clock } = inside;
  const values = [personId, clock.now()];
  for (const { id } of await database.query<{ id: string }>('cases_of_account', OPEN, values)) {
    if (!(await decideCase(database, { caseId: id, isUpheld: true, by, now: clock.now() }))) continue;
    await noteEnd(database, id, decisionId);
  }
}

const REPORTED = `
  select r.reporter_id as "reporterId", c.target_kind as kind, c.target_id as id
  from report r join report_case c on c.id = r.case_id where c.id = any($1)
  order by r.reporter_id, r.created_at, c.id`;
type Reported = ReportTarget & { readonly reporterId: string };

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'reports:tell': Outcomes;
  }
}

/**
 * Has whoever reported it told that they were right: once for all that ended with these decisions (rule 331), each by a
 * job of their own, so that nobody waits for a mail that cannot be written.
 */
export async function tellReporters(context: CommandContext, decisionIds: readonly string[]): Promise<void> {
  await withTransaction(context, async (inside) => {
    const caseIds = await markTold(inside.database, decisionIds);
    const reported = await inside.database.query<Reported>('cases_reported', REPORTED, [caseIds]);
    for (const [reporterId, all] of Map.groupBy(reported, (one) => one.reporterId)) {
      const targets = all.slice(0, MOST_NAMED).map(({ kind, id }) => ({ kind, id }));
      await enqueueJob(inside.database, 'reports:tell', { reporterId, targets, count: all.length });
    }
  });
}

/** Opens the cases again that ended with a decision which was taken back, except where there is a newer one already. */
export async function reopenCasesOf({ database }: Pick<CommandContext, 'database'>, decisionId: string): Promise<void> {
  for (const id of await reopenCases(database, decisionId)) await rankCase(database, id);
}
