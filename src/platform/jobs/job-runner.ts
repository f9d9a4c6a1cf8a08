import { EventEmitter, once as nextOf } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { run } from 'graphile-worker';
import type { Runner, TaskList, WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import { jobLog } from '#platform/jobs/job-log.ts';
import type { JobTask, JobTasks } from '#platform/jobs/jobs.ts';
import { createWorkerRegister, type WorkerRegister } from '#platform/jobs/release-dead-workers.ts';
import type { Log } from '#platform/log/log.ts';

export type JobRunner = {
  /** Lets the running jobs end and takes no new one. */
  stop(): Promise<void>;
};

export type JobRunnerOptions = {
  readonly connectionString: string;
  readonly tasks: JobTasks;
  /** Lines of a crontab: `0 4 * * * sessions:sweep`. Times are UTC. */
  readonly crontab?: string;
  readonly concurrency?: number;
  /** How often, in milliseconds, jobs of the future and retries are looked for; 5 seconds where absent. */
  readonly pollInterval?: number;
  /** How often, in milliseconds, jobs that nobody works at any more are looked for; 30 seconds where absent. */
  readonly sweepInterval?: number;
  readonly log: Log;
};

/** New jobs are announced by the database; only those of the future and retries wait for this. */
const POLL_INTERVAL = 5_000;
const SWEEP_INTERVAL = 30_000;
const RESTART_DELAY = 1_000;
/** How long a crashed runner gets to end. */
const MOST_ENDING = 5_000;
const LOOK_AT_OTHERS = 500;
/** After so many in a row that failed the runner starts anew: four workers get there in half a minute. */
const MOST_FAILED_LOOKS = 20;
/** In batches, even of one, the end of a job is written before the runner stops; otherwise it may run again. */
const NOTED_BEFORE_STOP = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** Runs jobs until it is stopped, and starts again when the database was away. `prepareJobs` comes first. */
export async function startJobRunner(options: JobRunnerOptions): Promise<JobRunner> {
  const { log, concurrency = 4 } = options;
  const pool = new Pool({
    connectionString: options.connectionString,
    max: concurrency + 4,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection of the jobs was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  const register = createWorkerRegister(pool, log, options.sweepInterval ?? SWEEP_INTERVAL);
  const events: WorkerEvents = new EventEmitter();
  // Jobs are locked in the name of the pool of workers, not of the worker.
  events.on('pool:create', ({ workerPool }) => register.add(workerPool.id));
  events.on('job:start', ({ job }) => register.began(job.id));
  events.on('job:complete', ({ job }) => register.ended(job.id));
  const ending = new AbortController();
  let runner: Runner | undefined;
  onFailedLooks(events, () => void runner?.stop().catch(() => undefined));
  const start = async (): Promise<Runner> =>
    await run({
      pgPool: pool,
      taskList: toTaskList(options.tasks, register, ending.signal),
      concurrency,
      crontab: options.crontab ?? '',
      events,
      logger: jobLog(log),
      noHandleSignals: true,
      pollInterval: options.pollInterval ?? POLL_INTERVAL,
      preset: { worker: { ...NOTED_BEFORE_STOP, ...endedLeases(options.sweepInterval) } },
    });

  runner = await start();
  const watch = async () => {
    while (!ending.signal.aborted) {
      if (runner !== undefined) await endOf(runner, events, log);
      runner = undefined;
      await wait(RESTART_DELAY, undefined, { signal: ending.signal }).catch(() => undefined);
      if (!ending.signal.aborted) runner = await start().catch(() => undefined);
    }
  };
  const watching = watch();
  await register.start();

  return {
    stop: async () => {
      ending.abort();
      // Where its end is never told, the watch gives it up.
      await Promise.race([runner?.stop().catch(() => undefined), watching]);
      await watching;
      register.stop();
      await pool.end();
    },
  };
}

/** Leases that ended are looked for once in eight to ten minutes, and as often as dead workers where that is said. */
function endedLeases(every: number | undefined) {
  return every === undefined ? {} : { minResetLockedInterval: every, maxResetLockedInterval: every };
}

/**
 * Answers when a runner has ended, and soon after it broke off: one that could not write down the ends of two jobs counts
 * them wrongly and waits for ever for a third (graphile-worker 0.17.3, `batch`). Jobs that it still runs are locked.
 */
async function endOf(runner: Runner, events: WorkerEvents, log: Log): Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const overdue = nextOf(events, 'pool:fatalError', { signal }).then(() => wait(MOST_ENDING, undefined, { signal }));
  overdue.catch(() => undefined);
  try {
    await Promise.race([runner.promise, overdue]);
  } catch (error) {
    log.warn({ error }, 'the job runner broke off');
  } finally {
    ended.abort();
    runner.stop().catch(() => undefined);
  }
}

/** A runner keeps the first result of looking up its tasks, even if that was a broken connection. */
function onFailedLooks(events: WorkerEvents, tell: () => void): void {
  let failed = 0;
  const answered = () => {
    failed = 0;
  };
  events.on('job:start', answered);
  events.on('worker:getJob:empty', answered);
  events.on('worker:getJob:error', () => {
    failed += 1;
    if (failed % MOST_FAILED_LOOKS === 0) tell();
  });
}

/**
 * A lease ends after four hours by the clock of the database: where that jumps, a job that runs is taken once more, and
 * its queue is free. The second of one process then waits for the end of the first, and so does the second of another
 * process, which leaves the job to be ended by the first; the next of the queue waits as well.
 */
function toTaskList(tasks: JobTasks, register: WorkerRegister, ending: AbortSignal): TaskList {
  const underWay = new Map<string, Promise<void>>();
  const entries = Object.entries(tasks) as [string, JobTask | undefined][];
  return Object.fromEntries(
    entries.map(([name, task]) => [
      name,
      async (payload, { job: { id, attempts: attempt, job_queue_id: queue }, abortSignal: signal }) => {
        const first = underWay.get(id);
        if (first !== undefined) return await first;
        const work = async () => await task?.(payload, { id, attempt, signal, stopping: ending });
        const inTurn = async () => {
          if (queue === null) return await work();
          await waitFor(register, `queue ${queue}`, ending);
          try {
            await work();
          } finally {
            await register.letGo(`queue ${queue}`);
          }
        };
        const doing = once(register, id, ending, inTurn).finally(() => underWay.delete(id));
        underWay.set(id, doing);
        await doing;
      },
    ]),
  ) as TaskList;
}

/** Does a job that no other process is at; throws, so that it is looked at again later, once the other has ended. */
async function once(
  register: WorkerRegister,
  id: string,
  ending: AbortSignal,
  task: () => Promise<void>,
): Promise<void> {
  const hasWaited = await waitFor(register, `job ${id}`, ending);
  try {
    if (hasWaited) throw new Error('another process was at this job, and has ended it unless it failed');
    await task();
  } finally {
    await register.letGo(`job ${id}`);
  }
}

/** True where something else had it until now. */
async function waitFor(register: WorkerRegister, lock: string, ending: AbortSignal): Promise<boolean> {
  let hasWaited = false;
  while (!(await register.hold(lock))) {
    hasWaited = true;
    await wait(LOOK_AT_OTHERS, undefined, { signal: ending });
  }
  return hasWaited;
}
