import { afterAll, beforeAll, expect, test } from 'vitest';
import { issuesWorld, type IssuesWorld } from '#test/support/issues-world.ts';
import { jobs } from './issues.jobs.ts';

const READERS = 2_300;
const ADD = `
  insert into subscriber (id, newsletter_id, address, state, source, first_of_person_id, created_at, confirmed_at)
  select 'reader' || g, $1, g || '@mail.example', 'active', 'form', $2, $3, $3 from generate_series(1, $4::integer) g`;

let world: IssuesWorld;
beforeAll(async () => {
  world = await issuesWorld();
});
afterAll(() => world.close());

test('rule 73: an issue to thousands leaves in one run, and a process that is to end sends no further thousand', async () => {
  const { context, clock, transport, database, sent } = world;
  const { personId } = await world.member();
  const newsletterId = await world.newsletterOf({ kind: 'person', id: personId });
  await database.query('test_many', ADD, [newsletterId, personId, clock.now(), READERS]);
  await world.publish({ authorIds: [personId], title: 'To many' });
  const job = { ...context, mail: undefined, bulkMail: transport, own: { connectionString: '', migrations: '' } };
  const run = (stopping: AbortSignal) =>
    jobs['issues:send'].run(job, {}, { id: '1', attempt: 1, signal: undefined, stopping });
  const waiting = async () => {
    const text = `select count(*)::integer as count from graphile_worker.jobs where key = 'issues:send'`;
    return (await database.query<{ count: number }>('test_waiting', text, []))[0]?.count;
  };
  await database.query('test_no_jobs', 'delete from graphile_worker._private_jobs', []);

  await run(AbortSignal.abort());
  expect(sent).toHaveLength(1_000);
  expect(await waiting(), 'whoever comes next goes on').toBe(1);
  await database.query('test_no_jobs', 'delete from graphile_worker._private_jobs', []);

  await run(new AbortController().signal);
  expect(sent).toHaveLength(READERS);
  expect(new Set(sent.map(({ to }) => to)).size, 'nobody twice').toBe(READERS);
  expect(await waiting()).toBe(0);
});
