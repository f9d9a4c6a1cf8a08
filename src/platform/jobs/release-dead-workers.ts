import type { Pool, PoolClient } from 'pg';
import type { Log } from '#platform/log/log.ts';

/**
 * Jobs of a worker that was killed stay locked for four hours; here they are free within a minute.
 * Each worker's id is an advisory lock of its process, so a lock that can be had belongs to the dead.
 * What was taken or queued by a clock that has gone back since does not wait until that time comes again.
 * A job that this process took, but never heard of because the connection broke before the answer, is free within two.
 */
export function createWorkerRegister(pool: Pool, log: Log, sweepInterval: number) {
  const ownIds = new Set<string>();
  const running = new Set<string>();
  let unheardOf: readonly string[] = [];
  let session: PoolClient | undefined;
  let timer: NodeJS.Timeout | undefined;

  const openSession = async () => {
    const client = await pool.connect();
    client.once('error', () => {
      // Who stopped, or failed to open, has given it back already; twice would end the process.
      if (session !== client) return;
      session = undefined;
      client.release(true);
    });
    try {
      for (const id of ownIds) await client.query(HOLD, [id]);
    } catch (error) {
      client.release(true);
      throw error;
    }
    return client;
  };

  // Seen twice, since the end of a job is written a moment after it is told.
  const freeUnheardOf = async (client: PoolClient) => {
    const { rows } = await client.query<{ id: string }>(UNHEARD_OF, [[...ownIds], [...running]]);
    const lost = rows.map((row) => row.id).filter((id) => unheardOf.includes(id) && !running.has(id));
    unheardOf = rows.map((row) => row.id);
    if (lost.length === 0) return;
    await client.query(FREE_JOBS, [lost, [...ownIds]]);
    log.warn({ jobs: lost.length }, 'freed jobs that were taken over a broken connection');
  };

  const sweep = async () => {
    try {
      session ??= await openSession();
      const freed = await session.query<{ id: string }>(FREE, [[...ownIds]]);
      if (freed.rows.length > 0) log.warn({ workers: freed.rows.length }, 'freed the jobs of workers that died');
      await freeUnheardOf(session);
      const { rowCount } = await session.query(BRING_BACK);
      if (rowCount !== null && rowCount > 0) log.warn({ jobs: rowCount }, 'the clock has gone back: queued anew');
    } catch (error) {
      log.debug({ error: (error as Error).message }, 'could not look for dead workers');
    }
  };

  return {
    add: (id: string) => {
      ownIds.add(id);
      session?.query(HOLD, [id]).catch(() => undefined);
    },
    began: (jobId: string) => void running.add(jobId),
    ended: (jobId: string) => void running.delete(jobId),
    start: async () => {
      await sweep();
      timer = setInterval(() => void sweep(), sweepInterval);
      timer.unref();
    },
    stop: () => {
      clearInterval(timer);
      const client = session;
      session = undefined;
      // The connection is closed and not kept: its advisory locks end with it.
      client?.release(true);
    },
  };
}

const HOLD = 'select pg_advisory_lock(hashtextextended($1, 0))';

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
