import type { Pool, PoolClient, QueryResult, QueryResultRow } from 'pg';
import type { Log } from '#platform/log/log.ts';

/**
 * Jobs of a worker that was killed stay locked for four hours; here they are free within a minute.
 * Each worker's id is an advisory lock of its process, so a lock that can be had belongs to the dead.
 * What was taken or queued by a clock that has gone back since does not wait until that time comes again.
 * A job that this process took, but never heard of because the connection broke before the answer, is free within two.
 * Each job that runs is a lock as well, and its queue: a lease that a clock ended gives them to nobody else meanwhile.
 */
export function createWorkerRegister(pool: Pool, log: Log, sweepInterval: number) {
  const ownIds = new Set<string>();
  const running = new Set<string>();
  /** Of jobs that run, and of their queues. A session counts how often it holds a lock, so each is asked for once. */
  const taken = new Set<string>();
  const asked = new Set<string>();
  const locks = openLocks(pool, () => ({ workers: ownIds, taken }));
  let unheardOf: readonly string[] = [];
  let idleQueues: readonly string[] = [];
  let timer: NodeJS.Timeout | undefined;

  // Seen twice, since the end of a job is written a moment after it is told.
  const freeUnheardOf = async () => {
    const { rows } = await locks.ask<{ id: string }>(UNHEARD_OF, [[...ownIds], [...running]]);
    const lost = rows.map((row) => row.id).filter((id) => unheardOf.includes(id) && !running.has(id));
    unheardOf = rows.map((row) => row.id);
    if (lost.length === 0) return;
    await locks.ask(FREE_JOBS, [lost, [...ownIds]]);
    log.warn({ jobs: lost.length }, 'freed jobs that were taken over a broken connection');
  };

  // A queue is freed with the job that it was taken for, and stays taken where another process has ended that job.
  const freeIdleQueues = async () => {
    const { rows } = await locks.ask<{ id: string }>(IDLE_QUEUES, [[...ownIds]]);
    const left = rows.map((row) => row.id).filter((id) => idleQueues.includes(id));
    idleQueues = rows.map((row) => row.id);
    if (left.length > 0) await locks.ask(FREE_QUEUES, [left, [...ownIds]]);
  };

  const sweep = async () => {
    try {
      const freed = await locks.ask<{ id: string }>(FREE, [[...ownIds]]);
      if (freed.rows.length > 0) log.warn({ workers: freed.rows.length }, 'freed the jobs of workers that died');
      await freeUnheardOf();
      await freeIdleQueues();
      const { rowCount } = await locks.ask(BRING_BACK, []);
      if (rowCount !== null && rowCount > 0) log.warn({ jobs: rowCount }, 'the clock has gone back: queued anew');
    } catch (error) {
      log.debug({ error: (error as Error).message }, 'could not look for dead workers');
    }
  };

  return {
    add: (id: string) => {
      ownIds.add(id);
      locks.ask(HOLD, [id]).catch(() => undefined);
    },
    began: (jobId: string) => void running.add(jobId),
    ended: (jobId: string) => void running.delete(jobId),
    /** False while another job, of this process or another, has the lock. */
    hold: async (lock: string): Promise<boolean> => {
      if (taken.has(lock) || asked.has(lock)) return false;
      asked.add(lock);
      try {
        const { rows } = await locks.ask<{ isHeld: boolean }>(TRY_HOLD, [lock]);
        const isHeld = rows[0]?.isHeld === true;
        if (isHeld) taken.add(lock);
        return isHeld;
      } finally {
        asked.delete(lock);
      }
    },
    letGo: async (lock: string): Promise<void> => {
      taken.delete(lock);
      // Losing the connection also means losing the lock.
      await locks.ask(LET_GO, [lock]).catch(() => undefined);
    },
    start: async () => {
      await sweep();
      timer = setInterval(() => void sweep(), sweepInterval);
      timer.unref();
    },
    stop: () => {
      clearInterval(timer);
      locks.close();
    },
  };
}

export type WorkerRegister = ReturnType<typeof createWorkerRegister>;

const HOLD = 'select pg_advisory_lock(hashtextextended($1, 0))';
const TRY_HOLD = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isHeld"';
const LET_GO = 'select pg_advisory_unlock(hashtextextended($1, 0))';

/** A job younger than this may belong to a worker that is just about to take its lock. */
const YOUNGEST = '20 seconds';

const FREE = `
  with dead as (
    select distinct locked_by as id from graphile_worker.jobs
    where locked_by is not null and locked_by <> all ($1::text[])
      and (locked_at < now() - interval '${YOUNGEST}' or locked_at > now() + interval '${YOUNGEST}')
  ), free as (
    select id from dead where pg_try_advisory_xact_lock(hashtextextended(id, 0))
  )
  select id, graphile_worker.force_unlock_workers(array[id]) from free`;

const UNHEARD_OF = `
  select id from graphile_worker.jobs
  where locked_by = any ($1::text[]) and id <> all ($2::bigint[]) and locked_at < now() - interval '${YOUNGEST}'`;

/** The longest pause before a retry is six hours: what waits for longer waits for a moment, and goes on doing so. */
const BRING_BACK = `
  update graphile_worker._private_jobs
  set run_at = now() + (run_at - updated_at), created_at = least(created_at, now()), updated_at = now()
  where updated_at > now() + interval '1 minute' and locked_by is null and run_at - updated_at < interval '8 hours'`;

const FREE_JOBS = `
  with freed as (
    update graphile_worker._private_jobs set locked_by = null, locked_at = null
    where id = any ($1::bigint[]) and locked_by = any ($2::text[]) returning job_queue_id
  )
  update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
  from freed where q.id = freed.job_queue_id and q.locked_by = any ($2::text[])`;

const IDLE_QUEUES = `
  select id from graphile_worker._private_job_queues q
  where locked_by = any ($1::text[])
    and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id and j.locked_by = q.locked_by)`;

const FREE_QUEUES = `
  update graphile_worker._private_job_queues q set locked_by = null, locked_at = null
  where id = any ($1::integer[]) and locked_by = any ($2::text[])
    and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id and j.locked_by = q.locked_by)`;

type Held = { readonly workers: ReadonlySet<string>; readonly taken: ReadonlySet<string> };

/** One connection that holds all locks of a process, and holds them again as soon as it was lost. */
function openLocks(pool: Pool, ofProcess: () => Held) {
  let session: Promise<PoolClient> | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  const open = async (): Promise<PoolClient> => {
    if (isClosed) throw new Error('the job runner has stopped');
    const client = await pool.connect();
    try {
      const { workers, taken } = ofProcess();
      for (const id of workers) await client.query(HOLD, [id]);
      for (const lock of taken) await client.query(TRY_HOLD, [lock]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return client;
  };
  const connect = (): Promise<PoolClient> => {
    if (session !== undefined) return session;
    const opening = open();
    session = opening;
    const forget = () => {
      if (session !== opening) return false;
      session = undefined;
      return true;
    };
    opening.then(
      (client) =>
        client.once('error', () => {
          // Who closed it has given it back already; twice would end the process.
          if (!forget()) return;
          client.release(true);
          // Right away: until then, others think this process is dead and its jobs are free.
          connect().catch(() => undefined);
        }),
      forget,
    );
    return opening;
  };
  return {
    /** One after another, in the order in which they were asked. */
    ask: <Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<QueryResult<Row>> => {
      const asked = turn.then(async () => (await connect()).query<Row>(text, [...values]));
      turn = asked.catch(() => undefined);
      return asked;
    },
    close: () => {
      isClosed = true;
      // The connection is closed and not kept: its advisory locks end with it.
      session?.then((client) => client.release(true)).catch(() => undefined);
      session = undefined;
    },
  };
}
