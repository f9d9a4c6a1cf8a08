import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { enqueueJob, type JobName, type JobPayloads } from '#platform/jobs/jobs.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { forgetJobs, retryJobs } from './change-given-up-jobs.ts';
import { readGivenUpJobs } from './read-given-up-jobs.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('test_no_jobs', 'delete from graphile_worker._private_jobs', []));

async function as(...roles: readonly PlatformRole[]) {
  const viewer = buildViewer({ personId: await buildPerson(world.context), roles: new Set(roles) });
  return { ...world.context, viewer, isProgram: false };
}

const LEAVE = 'publication-transfers:leave';
const ERROR = 'no mailbox ada@mail.example at https://stories.example/m/setup/abc\n    at send (mail.ts:1)';

/** A job that failed for the last time some minutes ago, as the library leaves it. */
async function giveUp<Name extends JobName>(name: Name, payload: JobPayloads[Name], error: string | null = ERROR) {
  await enqueueJob(world.database, name, payload, { maxAttempts: 3 });
  await world.database.query(
    'test_given_up',
    `update graphile_worker._private_jobs set attempts = max_attempts, last_error = $1,
       run_at = now() - interval '5 minutes' + exp(3) * interval '1 second'
     where id = (select max(id) from graphile_worker._private_jobs)`,
    [error],
  );
}

const left = () =>
  world.database.query<{ task: string; attempts: number; isDue: boolean }>(
    'test_left',
    `select task_identifier as task, attempts::int, run_at <= now() as "isDue" from graphile_worker.jobs order by id`,
    [],
  );
const audit = async () => {
  return await world.database.kysely
    .selectFrom('audit_entry')
    .select(['action', 'target_kind', 'target_id', 'before'])
    .execute();
};

test('rule 274: staff who see the status read what was given up, when, and why, of nobody', async () => {
  await giveUp(LEAVE, { personId: 'a' });
  await giveUp('outbox:react', { eventId: 'b', reaction: 'notifications:list-growth', payload: {} }, null);
  const found = await readGivenUpJobs(await as('MODERATOR'), '', null);
  expect(found.kinds).toEqual([
    { task: 'outbox:react', count: 1 },
    { task: LEAVE, count: 1 },
  ]);
  expect(found.jobs).toMatchObject([
    { task: 'outbox:react', about: 'notifications:list-growth', words: '', attempts: 3 },
    { task: LEAVE, about: '', words: 'no mailbox … at https://stories.example/m/setup/…' },
  ]);
  const [, { givenUpAt } = { givenUpAt: new Date(0) }] = found.jobs;
  expect(Math.round((found.readAt.getTime() - givenUpAt.getTime()) / 10_000)).toBe(30);
  expect(found.viewerCanChange).toBe(false);
  expect((await readGivenUpJobs(await as('ADMIN'), '', null)).viewerCanChange).toBe(true);
  expect((await readGivenUpJobs(await as('ADMIN'), LEAVE, null)).jobs).toHaveLength(1);
  for (const asker of [await as('CURATOR', 'FINANCE', 'SUPPORT'), await as()])
    await expect(readGivenUpJobs(asker, '', null)).rejects.toThrow('You do not have access');
});

test('rule 274: what waits, runs or was done is not among them', async () => {
  await enqueueJob(world.database, LEAVE, { personId: 'a' });
  await giveUp(LEAVE, { personId: 'b' });
  await world.database.query(
    'test_lock',
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x' where attempts > 0`,
    [],
  );
  expect(await readGivenUpJobs(await as('ADMIN'), '', null)).toMatchObject({ kinds: [], jobs: [], olderThan: null });
});

test('rule 274: there are pages of 50, each job once, also where some go meanwhile', async () => {
  for (let count = 0; count < 120; count += 1) await giveUp(LEAVE, { personId: String(count) });
  const admin = await as('ADMIN');
  const ids: string[] = [];
  let olderThan: string | null = null;
  do {
    const page = await readGivenUpJobs(admin, LEAVE, olderThan);
    ids.push(...page.jobs.map(({ id }) => id));
    olderThan = page.olderThan;
    // The last of the first page is tried again before the next is asked for, that of the second stays.
    if (olderThan !== null && ids.length === 50)
      await retryJobs(admin, { task: LEAVE, id: olderThan, until: page.readAt });
  } while (olderThan !== null);
  expect([ids.length, new Set(ids).size]).toEqual([120, 120]);
  for (const wrong of ['x', '', '99999999999999999999'])
    expect((await readGivenUpJobs(admin, LEAVE, wrong)).jobs).toHaveLength(50);
});

test('rule 274: one is tried again with all its tries, at once, and the audit says so', async () => {
  await giveUp(LEAVE, { personId: 'a' });
  await giveUp(LEAVE, { personId: 'b' });
  const admin = await as('ADMIN');
  const { jobs, readAt } = await readGivenUpJobs(admin, '', null);
  const [newest] = jobs;
  const chosen = { task: LEAVE, id: newest?.id ?? '', until: readAt };
  await expect(retryJobs(await as('MODERATOR'), chosen)).rejects.toThrow('You do not have access');
  expect(await retryJobs(admin, { ...chosen, task: 'mail:send' })).toMatchObject({ type: 'NotFound' });
  expect(await retryJobs(admin, chosen)).toEqual({ type: 'JobsChanged', count: 1 });
  expect(await left()).toEqual([
    { task: LEAVE, attempts: 3, isDue: true },
    { task: LEAVE, attempts: 0, isDue: true },
  ]);
  expect(await audit()).toContainEqual({
    action: 'job.retried',
    target_kind: 'job',
    target_id: LEAVE,
    before: { job: newest?.id, count: 1, error: 'no mailbox … at https://stories.example/m/setup/…' },
  });
  expect(await retryJobs(admin, chosen)).toMatchObject({ type: 'NotFound' });
  expect(await retryJobs(admin, { ...chosen, id: '1; drop' })).toMatchObject({ type: 'NotFound' });
});

test('rule 274: all of a kind are tried again or forgotten, but for those that nobody saw', async () => {
  await giveUp(LEAVE, { personId: 'a' });
  await giveUp(LEAVE, { personId: 'b' });
  await giveUp('outbox:react', { eventId: 'b', reaction: 'x', payload: {} });
  const admin = await as('ADMIN');
  const { readAt } = await readGivenUpJobs(admin, '', null);
  await giveUp(LEAVE, { personId: 'later' });
  await world.database.query(
    'test_later',
    `update graphile_worker._private_jobs set run_at = now() + interval '1 minute'
     where id = (select max(id) from graphile_worker._private_jobs)`,
    [],
  );
  await expect(forgetJobs(await as('MODERATOR'), { task: LEAVE, id: null, until: readAt })).rejects.toThrow();
  expect(await forgetJobs(admin, { task: LEAVE, id: null, until: readAt })).toEqual({ type: 'JobsChanged', count: 2 });
  expect(await audit()).toContainEqual(
    expect.objectContaining({
      action: 'job.forgotten',
      target_id: LEAVE,
      before: expect.objectContaining({ count: 2 }),
    }),
  );
  expect((await left()).map(({ task }) => task)).toEqual(['outbox:react', LEAVE]);
  expect(await retryJobs(admin, { task: 'outbox:react', id: null, until: readAt })).toEqual({
    type: 'JobsChanged',
    count: 1,
  });
});
