import type { Pool, PoolClient } from 'pg';
import type { Log } from '#platform/log/log.ts';

const SWEEP_INTERVAL = 30_000;

/**
 * Jobs of a worker that was killed stay locked for four hours; here they are free within a minute.
 * Each worker's id is an advisory lock of its process, so a lock that can be had belongs to the dead.
 */
export function createWorkerRegister(pool: Pool, log: Log) {
  const ownIds = new Set<string>();
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

  const sweep = async () => {
    try {
      session ??= await openSession();
      const freed = await session.query<{ id: string }>(FREE, [[...ownIds]]);
      if (freed.rows.length > 0) log.warn({ workers: freed.rows.length }, 'freed the jobs of workers that died');
    } catch (error) {
      log.debug({ error: (error as Error).message }, 'could not look for dead workers');
    }
  };

  return {
    add: (id: string) => {
      ownIds.add(id);
      session?.query(HOLD, [id]).catch(() => undefined);
    },
    start: async () => {
      await sweep();
      timer = setInterval(() => void sweep(), SWEEP_INTERVAL);
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
    where locked_by is not null and locked_by <> all ($1::text[]) and locked_at < now() - interval '${YOUNGEST}'
  ), free as (
    select id from dead where pg_try_advisory_xact_lock(hashtextextended(id, 0))
  )
  select id, graphile_worker.force_unlock_workers(array[id]) from free`;
