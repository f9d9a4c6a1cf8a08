import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { checkBackups } from './check-backups.ts';
import { checkJobs, checkPrograms } from './check-jobs.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());
beforeEach(async () => {
  await run('delete from graphile_worker._private_jobs');
});

let count = 0;
async function run(statement: string): Promise<void> {
  count += 1;
  await world.context.database.query(`checks_${count}`, statement, []);
}

const tried = async (task: string, attempts: number, words: string) => {
  await run(`select graphile_worker.add_job('${task}', '{}')`);
  await run(
    `update graphile_worker._private_jobs set attempts = ${attempts}, last_error = '${words}' where attempts = 0`,
  );
};

test('rule 249: mail is stuck once a server failed twice, and once a mailbox put it off six times', async () => {
  await tried('mail:send', 1, 'connect ECONNREFUSED');
  await tried('mail:send', 5, 'The mail server put off a mail with 451.');
  expect((await checkJobs(world.context)).isWell).toBe(true);
  await tried('mail:send', 2, 'Invalid login');
  expect(await checkJobs(world.context)).toMatchObject({
    isWell: false,
    sentence: 'one email is waiting, because the last tries failed: Invalid login',
    next: expect.stringContaining('SMTP_URL') as string,
  });
});

test('rule 249: jobs that gave up are named with what they said, and those that nobody does are counted', async () => {
  await tried('search:index', 25, 'out of shelves');
  expect(await checkJobs(world.context)).toMatchObject({
    isWell: false,
    sentence: 'one job gave up: search:index (out of shelves)',
  });
  // One fault does not hide the other.
  await tried('mail:send', 2, 'Invalid login');
  const both = await checkJobs(world.context);
  expect(both.sentence).toMatch(
    /^one email is waiting, .+: Invalid login; one job gave up: search:index \(out of shelves\)$/,
  );
  expect(both.next).toMatch(/SMTP_URL.+\/_\/admin\/jobs/s);
  await run('delete from graphile_worker._private_jobs');
  await tried('search:index', 25, 'no mailbox ada@mail.example');
  expect((await checkJobs(world.context)).sentence).toBe('one job gave up: search:index (no mailbox …)');
  await run('delete from graphile_worker._private_jobs');
  await run(`select graphile_worker.add_job('search:index', '{}', run_at := now() - interval '1 hour')`);
  const late = await checkJobs(world.context);
  expect(late.sentence).toMatch(/^one job has been waiting since \S+Z, and nothing is doing it$/);
  expect(late.next).toContain('--no-jobs');
});

test('rule 249: a site that nobody runs is found, and so is one without a backup or with an old one', async () => {
  expect(await checkPrograms(world.context)).toMatchObject({ isWell: false, sentence: 'the site isn’t running' });
  await run(`insert into running_process values ('one', '2026', now())`);
  expect(await checkPrograms(world.context)).toMatchObject({ isWell: true });

  expect(await checkBackups(world.context)).toMatchObject({
    isWell: false,
    sentence: 'the site has never been backed up',
  });
  const made = async (id: string, outcome: string, days: number) => {
    const at = new Date(world.context.clock.now().getTime() - days * 86_400_000).toISOString();
    await run(`insert into backup_run (id, target, outcome, sentence, row_count, file_count, byte_count, started_at, ended_at)
      values (left(md5('${id}'), 12), '/backups', '${outcome}', 'No room.', 0, 0, 0, '${at}', '${at}')`);
  };
  await made('old', 'TRIED', 9);
  expect(await checkBackups(world.context)).toMatchObject({ isWell: false, sentence: 'the last backup is 9 days old' });
  await made('young', 'WRITTEN', 8);
  expect(await checkBackups(world.context)).toMatchObject({ isWell: true });
  await made('failed', 'FAILED', 1);
  expect(await checkBackups(world.context)).toMatchObject({
    isWell: false,
    sentence: 'the last backup, to /backups, failed: No room.',
  });
});
