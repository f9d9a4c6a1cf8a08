import type { Database } from '#platform/database/database.ts';
import type { JobTasks } from '#platform/jobs/jobs.ts';
import type { Tables } from '#modules/tables.ts';

const TAKE = `
  delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and t.identifier = any($1) and j.run_at <= $2
  returning j.id::text, t.identifier as name, j.payload`;
type Job = { readonly id: string; readonly name: keyof JobTasks; readonly payload: unknown };

/** Does by hand the jobs of some tasks that are due, and those that they bring; others wait. `now` moves the time. */
export async function runJobs(database: Database<Tables>, tasks: JobTasks, now = new Date()): Promise<void> {
  for (;;) {
    const jobs = await database.query<Job>('test_take_jobs', TAKE, [Object.keys(tasks), now]);
    if (jobs.length === 0) return;
    for (const { id, name, payload } of jobs.toSorted((left, right) => Number(left.id) - Number(right.id))) {
      const task = tasks[name] as ((payload: unknown, run: object) => Promise<void>) | undefined;
      await task?.(payload, { id, attempt: 1, signal: undefined });
    }
  }
}
