import { givenUpJobMessages as messages } from '#shared/messages/given-up-jobs.ts';
import type { AuditAction } from '#shared/moderation/audit-actions.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { type NotFound, notFound } from '#modules/ground/refusals.ts';
import { canChangeJobs } from '#modules/ground/roles/roles.policy.ts';
import { GIVEN_UP, GIVEN_UP_AT, isJobId, shownWords } from './read-given-up-jobs.ts';

/** One job, or all of a kind that had been given up by a moment. */
type ChosenJobs = { readonly task: string; readonly id: string | null; readonly until: Date };
type ChangeJobsOutcome = { readonly type: 'JobsChanged'; readonly count: number } | NotFound;

const CHOSEN = `array(
  select j.id ${GIVEN_UP} and t.identifier = $1 and ($2::bigint is null or j.id = $2::bigint) and ${GIVEN_UP_AT} <= $3)`;
const TOLD = `
  select count(*)::int as count, coalesce(split_part((array_agg(last_error order by id desc))[1], E'\\n', 1), '') as words`;
const RETRY = `${TOLD} from graphile_worker.reschedule_jobs(${CHOSEN}, run_at => now(), attempts => 0)`;
const FORGET = `${TOLD} from graphile_worker.complete_jobs(${CHOSEN})`;

/** Has jobs that were given up done again, with as many tries as they had at first (rule 274). */
export function retryJobs(context: CommandContext, chosen: ChosenJobs): Promise<ChangeJobsOutcome> {
  return changeJobs(context, chosen, { action: 'job.retried', name: 'retry_jobs', text: RETRY });
}

/** Does away with jobs that were given up: what they were to do is never done (rule 274). */
export function forgetJobs(context: CommandContext, chosen: ChosenJobs): Promise<ChangeJobsOutcome> {
  return changeJobs(context, chosen, { action: 'job.forgotten', name: 'forget_jobs', text: FORGET });
}

async function changeJobs(
  context: CommandContext,
  { task, id, until }: ChosenJobs,
  deed: { readonly action: AuditAction; readonly name: string; readonly text: string },
): Promise<ChangeJobsOutcome> {
  mustBeAllowed(canChangeJobs(context));
  if (id !== null && !isJobId(id)) return notFound(messages.gone);
  return await withTransaction(context, async (inside) => {
    const values = [task, id, until];
    const [told] = await inside.database.query<{ count: number; words: string }>(deed.name, deed.text, values);
    if (told === undefined || told.count === 0) return notFound(messages.gone);
    const before = { ...(id === null ? {} : { job: id }), count: told.count, error: shownWords(told.words) };
    await writeAudit(inside, { action: deed.action, targetKind: 'job', targetId: task, before, after: null });
    return { type: 'JobsChanged', count: told.count };
  });
}
