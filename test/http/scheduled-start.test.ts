import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFakeClock, type FakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { createGraph } from '#graphql/execute.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { startJobs } from '../../src/main/start-jobs.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
});
afterAll(() => store.close());

test('rule 10: a story whose time came while the program was away goes out when it starts, once', async () => {
  const { database, connectionString } = store;
  const log = createLog('silent');
  const clock: FakeClock = createFakeClock('2026-11-21T12:00:00.000Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const means = { database, files: memoryFiles(), clock, log, config, secrets: testSecrets };
  await prepareJobs({ database, connectionString, log });
  const ada = await publisher({ graph: createGraph(means), context: systemContext(means) });
  const id = await ada.start();
  const scheduleAt = clock.now().getTime() + 3_600_000;
  expect(await ada.publish(id, { scheduleAt, timeZone: 'UTC' })).toMatchObject({ __typename: 'Post' });
  clock.advance(24 * 3_600_000);
  // Two processes start at the same moment.
  const runners = await Promise.all([startJobs(means, connectionString), startJobs(means, connectionString)]);
  try {
    const wait = { timeout: 30_000, interval: 100 };
    await vi.waitFor(async () => expect(await ada.yours('PUBLIC')).toMatchObject([{ post: { id } }]), wait);
    const versions = await ada.versions(id);
    expect(versions?.filter(({ kind }) => kind === 'PUBLISHED')).toHaveLength(1);
  } finally {
    for (const runner of runners) await runner.stop();
  }
});
