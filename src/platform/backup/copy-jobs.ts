import type { Client } from 'pg';
import { copyIn } from '#platform/database/copy-rows.ts';

/**
 * Jobs that wait, and those being done: a job must be safe to run twice. Jobs that failed for good stay behind. The
 * columns are our own, so a later version of the queue can take them as well.
 */
export const COPY_JOBS_OUT = `
  copy (
    select t.identifier, j.payload, q.queue_name, j.run_at, j.priority, j.max_attempts - j.attempts, j.key, j.created_at
    from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.attempts < j.max_attempts
    order by j.id
  ) to stdout`;

const MAKE = `
  create temporary table restored_job (
    number integer generated always as identity,
    identifier text, payload json, queue_name text, run_at timestamptz, priority integer, max_attempts integer,
    job_key text, created_at timestamptz
  ) on commit drop`;

const COLUMNS = 'identifier, payload, queue_name, run_at, priority, max_attempts, job_key, created_at';

const ENQUEUE = `
  with made as (
    select r.created_at, (graphile_worker.add_job(
      identifier => r.identifier, payload => r.payload, queue_name => r.queue_name, run_at => r.run_at,
      max_attempts => r.max_attempts, job_key => r.job_key, priority => r.priority)).id
    from (select * from restored_job order by number) r
  )
  select id::text, created_at from made`;

/** The time they were written tells which of them the backed-up site has done since. */
const DATE = `
  update graphile_worker._private_jobs j set created_at = d.created_at
  from unnest($1::bigint[], $2::timestamptz[]) as d (id, created_at) where j.id = d.id`;

/** Writes down jobs that `COPY_JOBS_OUT` gave, within the transaction of `client`; answers with how many. */
export async function copyJobsIn(client: Client, source: AsyncIterable<Uint8Array>): Promise<number> {
  await client.query(MAKE);
  const count = await copyIn(client, `copy restored_job (${COLUMNS}) from stdin`, source);
  const { rows } = await client.query<{ id: string; created_at: Date }>(ENQUEUE);
  await client.query(DATE, [rows.map(({ id }) => id), rows.map(({ created_at }) => created_at)]);
  return count;
}
