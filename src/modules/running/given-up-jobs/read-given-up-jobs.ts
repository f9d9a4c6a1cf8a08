import { hideSecrets } from '#shared/routes/hide-secrets.ts';
import { maskText } from '#shared/telemetry/error-report.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canChangeJobs, canReadInternalStatus } from '#modules/ground/roles/roles.policy.ts';

type GivenUpJob = {
  readonly id: string;
  readonly task: string;
  readonly about: string;
  readonly attempts: number;
  readonly givenUpAt: Date;
  readonly words: string;
};

export type GivenUpJobs = {
  readonly kinds: readonly { readonly task: string; readonly count: number }[];
  readonly jobs: readonly GivenUpJob[];
  readonly olderThan: string | null;
  readonly readAt: Date;
  readonly viewerCanChange: boolean;
};

const PAGE = 50;
/** Own judgement: some libraries say everything in one line. */
const MOST_WORDS = 300;
const ID = /^\d{1,18}$/;

/** The library notes when the next try would be, and not when the last one failed. */
export const GIVEN_UP_AT = `j.run_at - exp(least(j.attempts, 10)) * interval '1 second'`;
export const GIVEN_UP = `
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts and j.locked_at is null`;

const KINDS = `select t.identifier as task, count(*)::int as count ${GIVEN_UP} group by 1 order by 2 desc, 1`;
const JOBS = `
  select j.id::text as id, t.identifier as task, j.attempts::int as attempts, ${GIVEN_UP_AT} as "givenUpAt",
    case when t.identifier like 'outbox:%' then coalesce(j.payload ->> 'reaction', j.payload ->> 'event', '') else '' end
      as about,
    coalesce(split_part(j.last_error, E'\\n', 1), '') as words
  ${GIVEN_UP} and ($1 = '' or t.identifier = $1) and ($2::bigint is null or j.id < $2::bigint)
  order by j.id desc limit $3`;
// Moments of ours have no parts of a millisecond.
const NOW = `select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as now`;

/** Jobs that were given up, of one kind or of all, a page at a time, the newest first (rule 274). */
export async function readGivenUpJobs(
  context: CommandContext,
  task: string,
  olderThan: string | null,
): Promise<GivenUpJobs> {
  mustBeAllowed(canReadInternalStatus(context));
  const { database } = context;
  const kinds = await database.query<GivenUpJobs['kinds'][number]>('given_up_kinds', KINDS, []);
  const below = isJobId(olderThan) ? olderThan : null;
  const found = await database.query<GivenUpJob>('given_up_jobs', JOBS, [task, below, PAGE + 1]);
  const [moment] = await database.query<{ now: Date }>('given_up_until', NOW, []);
  const jobs = found.slice(0, PAGE).map((job) => ({ ...job, words: shownWords(job.words) }));
  return {
    kinds,
    jobs,
    olderThan: found.length > PAGE ? (jobs.at(-1)?.id ?? null) : null,
    readAt: moment?.now ?? context.clock.now(),
    viewerCanChange: canChangeJobs(context),
  };
}

/** Ids are numbers of the database. */
export function isJobId(id: string | null): boolean {
  return id !== null && ID.test(id);
}

/** What an error of a job says, of nobody and without what opens a door. */
export function shownWords(words: string): string {
  return maskText(hideSecrets(words)).slice(0, MOST_WORDS);
}
