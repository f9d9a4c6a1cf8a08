import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { type JobRunner, startJobRunner } from './job-runner.ts';
import { enqueueJob, type JobTask } from './jobs.ts';
import { prepareJobs } from './prepare-jobs.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'test:moved': { readonly text: string };
  }
}

const log = createLog('silent');
let store: TestDatabase;
const runners: JobRunner[] = [];
beforeAll(async () => {
  store = await createTestDatabase();
  await prepareJobs({ database: store.database, connectionString: store.connectionString, log });
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  await store.database.query('none', 'delete from graphile_worker._private_jobs', []);
});
afterAll(() => store.close());

async function start(task: JobTask<{ readonly text: string }>): Promise<void> {
  const { connectionString } = store;
  const tasks = { 'test:moved': task };
  runners.push(await startJobRunner({ connectionString, tasks, log, pollInterval: 100, sweepInterval: 200 }));
}

/** As though the database had written down what it did by a clock that was so far ahead (or behind, with a minus). */
async function moveJobs(by: string): Promise<void> {
  const text = `update graphile_worker._private_jobs set run_at = run_at + $1::interval,
    created_at = created_at + $1::interval, updated_at = updated_at + $1::interval, locked_at = locked_at + $1::interval`;
  await store.database.query('moved', text, [by]);
  const queues = 'update graphile_worker._private_job_queues set locked_at = locked_at + $1::interval';
  await store.database.query('moved_queues', queues, [by]);
}

const PATIENCE = { timeout: 60_000 };

test('what was queued by a clock that has gone back runs now; what waits for a moment waits on', async () => {
  const done: string[] = [];
  const { database } = store;
  await enqueueJob(database, 'test:moved', { text: 'at once' });
  await enqueueJob(database, 'test:moved', { text: 'in line' }, { queue: 'moved' });
  await moveJobs('1 year');
  const inTenDays = new Date(Date.now() + 10 * 86_400_000);
  await enqueueJob(database, 'test:moved', { text: 'on its day' }, { runAt: inTenDays });
  await start(async ({ text }) => void done.push(text));
  await vi.waitFor(() => expect(done.toSorted()).toEqual(['at once', 'in line']), PATIENCE);
  const left = () => database.query<{ run_at: Date }>('left_until', 'select run_at from graphile_worker.jobs', []);
  await vi.waitFor(async () => expect(await left()).toEqual([{ run_at: inTenDays }]), PATIENCE);
});

test('a job that fails while the clock is ahead is tried again once it is right', async () => {
  let tries = 0;
  await enqueueJob(store.database, 'test:moved', { text: 'twice' });
  await start(async () => {
    tries += 1;
    if (tries === 1) throw new Error('not yet');
  });
  const failed = 'select id from graphile_worker.jobs where attempts = 1 and locked_at is null';
  await vi.waitFor(async () => expect(await store.database.query('failed', failed, [])).toHaveLength(1), PATIENCE);
  await moveJobs('30 days');
  await vi.waitFor(() => expect(tries).toBe(2), PATIENCE);
});

test('a job that runs while the clock jumps over its lease does its work once', async () => {
  const end = Promise.withResolvers<void>();
  let begun = 0;
  await enqueueJob(store.database, 'test:moved', { text: 'long' }, { queue: 'moved' });
  await start(async () => {
    begun += 1;
    await end.promise;
  });
  await vi.waitFor(() => expect(begun).toBe(1), PATIENCE);
  await moveJobs('-5 hours');
  const taken = 'select id from graphile_worker.jobs where attempts = 2';
  await vi.waitFor(async () => expect(await store.database.query('taken', taken, [])).toHaveLength(1), PATIENCE);
  end.resolve();
  const left = () => store.database.query('left', 'select id from graphile_worker.jobs', []);
  await vi.waitFor(async () => expect(await left()).toEqual([]), PATIENCE);
  expect(begun).toBe(1);
});

test('what a dead worker took by a clock that was ahead is free again', async () => {
  const done: string[] = [];
  await enqueueJob(store.database, 'test:moved', { text: 'left behind' });
  const take = `update graphile_worker._private_jobs set locked_by = 'nobody', locked_at = now() + interval '1 day'`;
  await store.database.query('taken_ahead', take, []);
  await start(async ({ text }) => void done.push(text));
  await vi.waitFor(() => expect(done).toEqual(['left behind']), PATIENCE);
});
