import type { Database } from '#platform/database/database.ts';

/**
 * The names of all jobs and what each is given (JSON). A module adds its own:
 * `declare module '#platform/jobs/jobs.ts' { interface JobPayloads { 'image:shrink': { imageId: string } } }`.
 */
export interface JobPayloads {
  'outbox:dispatch': { readonly eventId: string; readonly event: string; readonly payload: unknown };
  'outbox:sweep': unknown;
  'outbox:react': { readonly eventId: string; readonly reaction: string; readonly payload: unknown };
}

export type JobName = keyof JobPayloads;

/** What a task knows about the job it runs. */
export type JobRun = {
  readonly id: string;
  /** 1 at the first attempt. */
  readonly attempt: number;
  /** Fires when the process must end and this job did not finish in time. */
  readonly signal: AbortSignal | undefined;
  /** Fires as soon as the process is asked to end: a long task then stops at its next good point. */
  readonly stopping: AbortSignal;
};

/**
 * A job throws it when something outside is away, such as a mail server, that it will find again by itself: the log has a
 * warning for each attempt, and an error once the last one has failed.
 */
export class AwayForNow extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'AwayForNow';
  }
}

/** Does one job. If it throws it's retried, later and later; so it must be safe to run twice. */
export type JobTask<Payload = unknown> = (payload: Payload, run: JobRun) => Promise<void>;

export type JobTasks = { readonly [Name in JobName]?: JobTask<JobPayloads[Name]> };

export type JobOptions = {
  readonly runAt?: Date;
  /** 25 by default, which is about three days. */
  readonly maxAttempts?: number;
  /** A job with the same key that waits is replaced by this one. */
  readonly key?: string;
  /** Jobs of one queue run one after another. */
  readonly queue?: string;
  /** Jobs with a lower number run first; 0 by default. */
  readonly priority?: number;
};

/**
 * Writes a job down; inside a transaction it exists from its commit on, and never when it rolls back.
 * Any number of types of tables will do, so every module can call it with its own database.
 */
export async function enqueueJob<Name extends JobName, Tables>(
  database: Database<Tables>,
  name: Name,
  payload: JobPayloads[Name],
  options: JobOptions = {},
): Promise<void> {
  await database.query('enqueue_job', ENQUEUE, [
    name,
    JSON.stringify(payload),
    options.queue ?? null,
    options.runAt ?? null,
    options.maxAttempts ?? null,
    options.key ?? null,
    options.priority ?? null,
  ]);
}

const ENQUEUE =
  'select graphile_worker.add_job(identifier => $1::text, payload => $2::json, queue_name => $3::text, run_at => $4::timestamptz, max_attempts => $5::integer, job_key => $6::text, priority => $7::integer)';
