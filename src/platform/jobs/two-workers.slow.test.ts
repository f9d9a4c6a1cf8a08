import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'test:noted': { readonly text: string };
  }
}

const PROGRAM = join(import.meta.dirname, '../../../test/support/job-process.ts');
const PATIENCE = { timeout: 120_000, interval: 50 };

let store: TestDatabase;
const running: ChildProcess[] = [];
beforeEach(async () => {
  store = await createTestDatabase();
  await store.database.query('noted', 'create table noted (id serial, line text)', []);
  await store.database.query('allowed', 'create table allowed (text text)', []);
});
afterEach(async () => {
  for (const text of ['first', 'next']) await allow(text);
  await Promise.all(running.splice(0).map((child) => end(child, 'SIGTERM')));
  await store.close();
});

async function startWorker(name: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [PROGRAM, store.connectionString, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

const allow = (text: string) => store.database.query('allow', 'insert into allowed values ($1)', [text]);
const noted = async () =>
  (await store.database.query<{ line: string }>('read_noted', 'select line from noted order by id', [])).map(
    ({ line }) => line,
  );
const jobs = () =>
  store.database.query<{ attempts: number }>('jobs', 'select attempts from graphile_worker.jobs order by id', []);

/** Makes earlier leases look as after a jump of the database's clock, forward or (with a minus) back. */
async function jump(hours: number): Promise<void> {
  for (const table of ['_private_jobs', '_private_job_queues']) {
    const text = `update graphile_worker.${table} set locked_at = locked_at - $1::interval`;
    await store.database.query(`jump${table}`, text, [`${hours} hours ${Math.sign(hours)} minutes`]);
  }
}

const enqueue = (text: string) => enqueueJob(store.database, 'test:noted', { text }, { queue: 'line' });
const attempts = async () => (await jobs()).map((job) => job.attempts);

/** The first of two workers begins a job; it does one at a time, so that the second takes whatever is free. */
async function begin(): Promise<ChildProcess> {
  const first = await startWorker('A');
  await enqueue('first');
  await vi.waitFor(async () => expect(await noted()).toEqual(['A begins first']), PATIENCE);
  await startWorker('B');
  return first;
}

test('CORE-7: a job that a clock which jumped gives to a second process is done once, and its queue goes on', async () => {
  await begin();
  await jump(4);
  await vi.waitFor(async () => expect(await attempts()).toEqual([2]), PATIENCE);
  // And back again, while both have it.
  await jump(-4);
  await enqueue('next');
  await Promise.all([allow('first'), allow('next')]);
  await vi.waitFor(async () => expect(await attempts()).toEqual([]), PATIENCE);
  const [began, ended, ...after] = await noted();
  expect([began, ended]).toEqual(['A begins first', 'A ends first']);
  expect(after.map((line) => line.slice(2))).toEqual(['begins next', 'ends next']);
});

test('CORE-7: what comes next in a queue waits for what a clock that jumped took from it', async () => {
  await begin();
  await enqueue('next');
  await allow('next');
  await jump(4);
  await vi.waitFor(async () => expect(await attempts()).toEqual([1, 1]), PATIENCE);
  await allow('first');
  await vi.waitFor(async () => expect(await attempts()).toEqual([]), PATIENCE);
  expect(await noted()).toEqual(['A begins first', 'A ends first', 'B begins next', 'B ends next']);
});

test('CORE-7: a job whose worker died is done by another, however the clock jumps', async () => {
  const first = await begin();
  await jump(4);
  await vi.waitFor(async () => expect(await attempts()).toEqual([2]), PATIENCE);
  await end(first, 'SIGKILL');
  await jump(-4);
  await allow('first');
  await vi.waitFor(async () => {
    await store.database.query('hurry', HURRY, []);
    expect(await attempts()).toEqual([]);
  }, PATIENCE);
  expect(await noted()).toEqual(['A begins first', 'B begins first', 'B ends first']);
});

/** A retry waits for seconds; here it is due at once. */
const HURRY = 'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null';
