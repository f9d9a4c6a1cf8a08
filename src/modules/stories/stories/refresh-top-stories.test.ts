import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { startJobRunner } from '#platform/jobs/job-runner.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { recordReads } from './record-reads.ts';
import { refreshTopStories, refreshTopStoriesAtStart } from './refresh-top-stories.ts';

let source: TestDatabase;
beforeAll(async () => {
  source = await createTestDatabase();
});
afterAll(() => source.close());

test('HOME-5: the lists of the most read are made at the first start, once for however many processes', async () => {
  const { database, connectionString } = source;
  const log = createLog('silent');
  await prepareJobs({ database, connectionString, log });
  const config = parseConfig({ NODE_ENV: 'test', LONGHAND_DATA: '/nowhere' });
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  const context = systemContext({ database, files: openFileStore(config), clock, log, config, secrets: testSecrets });
  const authorId = await buildPerson(context);
  const { id: storyId } = await buildStory(context, { authorIds: [authorId] });
  await recordReads(context, '2026-11-20', [{ storyId, members: 2, others: 10 }]);
  await Promise.all([refreshTopStoriesAtStart(context), refreshTopStoriesAtStart(context)]);
  const jobs = await database.query('jobs', 'select id from graphile_worker.jobs', []);
  expect(jobs).toHaveLength(1);
  const tasks = { 'stories:refresh-top': async () => await refreshTopStories(context) };
  const runner = await startJobRunner({ connectionString, log, tasks });
  await vi.waitFor(async () => {
    const rows = await database.kysely.selectFrom('top_story').selectAll().where('scope', '=', 'site').execute();
    expect(rows.map((row) => row.score)).toEqual([5, 5, 5, 5]);
  });
  await runner.stop();
  await refreshTopStoriesAtStart(context);
  expect(await database.query('jobs', 'select id from graphile_worker.jobs', [])).toEqual([]);
});
