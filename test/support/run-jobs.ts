import type { Database } from '#platform/database/database.ts';
import type { JobTasks } from '#platform/jobs/jobs.ts';
import type { Tables } from '#modules/ground/tables.ts';

const TAKE = `
  delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and t.identifier = any($1) and j.run_at <= coalesce($2, 'infinity'::timestamptz)
  returning j.id::text, t.identifier as name, j.payload`;
type Job = { readonly id: string; readonly name: keyof JobTasks; readonly payload: unknown };

/** Does by hand the jobs of some tasks and those that they bring; with `until` only what is due by then. */
export async function runJobs(database: Database<Tables>, tasks: JobTasks, until: Date | null = null): Promise<void> {
  for (;;) {
    const jobs = await database.query<Job>('test_take_jobs', TAKE, [Object.keys(tasks), until]);
    if (jobs.length === 0) return;
    for (const { id, name, payload } of jobs.toSorted((left, right) => Number(left.id) - Number(right.id))) {
      const task = tasks[name] as ((payload: unknown, run: object) => Promise<void>) | undefined;
      await task?.(payload, { id, attempt: 1, signal: undefined });
    }
  }
}
