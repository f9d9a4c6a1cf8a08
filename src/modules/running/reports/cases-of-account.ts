import { reportMessages as messages } from '#shared/messages/reports.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { rankCase } from './rank-case.ts';
import { sendOutcomeMail } from './report-mails.ts';
import { decideCase, noteEnd, reopenCases } from './reports.store.ts';

/** What may have been reported of the account `$1`: itself, and what it made. */
const TARGETS = `
  select 'user' as kind, $1::text as id, null::text as title
  union all select 'post', s.id, coalesce(nullif(s.title, ''), $2) from story_author a join story s on s.id = a.story_id
    where a.person_id = $1 and s.creator_id = $1
  union all select 'response', r.id, $3 from response r where r.author_id = $1
  union all select 'catalog', l.id, l.name from list l where l.owner_id = $1`;

// What is hidden until somebody looks stays in the queue: hiding it is decided about by itself. So does what a
// moderator has in hand.
const OPEN = `
  with target as materialized (${TARGETS})
  select c.id, coalesce(t.title, p.name) as title, array(
    select r.reporter_id from report r where r.case_id = c.id order by r.created_at, r.reporter_id) as "reporterIds"
  from target t join report_case c on c.target_kind = t.kind and c.target_id = t.id and c.state = 'open'
  join person p on p.id = $1 where not c.is_hidden
    and not exists (select from case_claim k where k.case_id = c.id and k.claimed_until > $4)
  order by c.id for update of c`;
type OpenCase = { readonly id: string; readonly title: string; readonly reporterIds: readonly string[] };

/**
 * Ends the open cases about an account and what it made together with the decision that suspends it: who reported it was
 * right, and is told so (rule 331). Inside the transaction of the decision.
 */
export async function endCasesOf(
  inside: CommandContext,
  personId: string,
  { decisionId, by }: { readonly decisionId: string; readonly by: string | null },
): Promise<void> {
  const { database, clock } = inside;
  const values = [personId, messages.untitled, messages.aResponse, clock.now()];
  for (const { id, title, reporterIds } of await database.query<OpenCase>('cases_of_account', OPEN, values)) {
    if (!(await decideCase(database, { caseId: id, isUpheld: true, by, now: clock.now() }))) continue;
    await noteEnd(database, id, decisionId);
    for (const reporterId of reporterIds) await sendOutcomeMail(inside, reporterId, { title, isUpheld: true });
  }
}

/** Opens the cases again that ended with a decision which was taken back, except where there is a newer one already. */
export async function reopenCasesOf({ database }: Pick<CommandContext, 'database'>, decisionId: string): Promise<void> {
  for (const id of await reopenCases(database, decisionId)) await rankCase(database, id);
}
