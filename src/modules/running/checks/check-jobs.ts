import { formatMessage } from '#shared/messages/format-message.ts';
import { siteCheckFindings as messages } from '#shared/messages/site-check-findings.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readStuckMail } from '#modules/ground/mails/stuck-mail.ts';
import { shownWords } from '#modules/running/given-up-jobs/read-given-up-jobs.ts';
import { type Finding, ill, well } from './finding.ts';

type Asker = Pick<CommandContext, 'database'>;

const GAVE_UP = `
  select t.identifier as task, count(*)::int as count,
    coalesce(split_part((array_agg(j.last_error order by j.updated_at desc))[1], E'\\n', 1), '') as words
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts and j.locked_at is null group by 1 order by 2 desc, 1`;
// By the clock of the database, as those who do them go.
const LATE = `
  select count(*)::int as count, min(run_at) as since from graphile_worker._private_jobs
  where attempts = 0 and locked_at is null and run_at < clock_timestamp() - interval '10 minutes'`;
const RUNNING = `
  select count(*)::int as count from running_process where seen_at > clock_timestamp() - interval '60 seconds'`;

const MOST_TOLD = 3;

/** Whether the background jobs are done: what was given up, and what nobody does; mail that waits is the first to tell. */
export async function checkJobs({ database }: Asker): Promise<Finding> {
  const faults = [...(await findStuckMail(database)), ...(await findGivenUp(database))];
  if (faults.length > 0)
    return ill(faults.map(({ sentence }) => sentence).join('; '), faults.map(({ next }) => next).join(' '));
  const [late] = await database.query<{ count: number; since: Date | null }>('doctor_late', LATE, []);
  if (late === undefined || late.since === null) return well(messages.jobsFine);
  const since = `${late.since.toISOString().slice(0, 16)}Z`;
  return ill(formatMessage(messages.jobsLate, { count: late.count, since }), messages.jobsLateNext);
}

async function findStuckMail(database: Asker['database']): Promise<readonly Finding[]> {
  const stuck = await readStuckMail(database);
  return stuck.count === 0 ? [] : [ill(formatMessage(messages.mailStuck, stuck), messages.mailStuckNext)];
}

async function findGivenUp(database: Asker['database']): Promise<readonly Finding[]> {
  const gaveUp = await database.query<{ task: string; count: number; words: string }>('doctor_gave_up', GAVE_UP, []);
  if (gaveUp.length === 0) return [];
  const count = gaveUp.reduce((sum, one) => sum + one.count, 0);
  const list = gaveUp.slice(0, MOST_TOLD).map(({ task, words }) => `${task} (${shownWords(words)})`);
  return [ill(formatMessage(messages.jobsGaveUp, { count, list: list.join('; ') }), messages.jobsGaveUpNext)];
}

/** Whether the site runs, wherever it does. */
export async function checkPrograms({ database }: Asker): Promise<Finding> {
  const [row] = await database.query<{ count: number }>('doctor_programs', RUNNING, []);
  const count = row?.count ?? 0;
  return count > 0
    ? well(formatMessage(messages.running, { count }))
    : ill(messages.notRunning, messages.notRunningNext);
}
