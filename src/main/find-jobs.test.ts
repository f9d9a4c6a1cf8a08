import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { givenUpJobMessages } from '#shared/messages/given-up-jobs.ts';
import { findJobs } from './find-jobs.ts';

const DECLARED = /interface JobPayloads \{([\s\S]*?)\n {2}\}/g;

/** The names of all jobs that some module declares, read from the sources: types are gone when the program runs. */
function declaredJobs(): string[] {
  const sources = globSync('src/modules/**/*.ts').map((path) => readFileSync(path, 'utf8'));
  const bodies = sources.flatMap((text) => [...text.matchAll(DECLARED)].map(([, body = '']) => body));
  return bodies.flatMap((body) => [...body.matchAll(/^ {4}'([a-z:-]+)':/gm)].map(([, name = '']) => name));
}

/** Rule 274: staff read of each what it does, and of what no clock makes up for what is lost with it. */
function expectWords(tasks: object, crontab: string): void {
  const all = [...Object.keys(tasks), 'outbox:dispatch', 'outbox:react', 'outbox:sweep'];
  const byClock = new Set([...crontab.split('\n').map((line) => line.split(' ')[5]), 'outbox:sweep']);
  expect(Object.keys(givenUpJobMessages.tasks).toSorted()).toEqual(all.toSorted());
  expect(Object.keys(givenUpJobMessages.lost).toSorted()).toEqual(all.filter((name) => !byClock.has(name)).toSorted());
}

test('rule 274: every job that a module declares is done by one and has words, and every clock names a job', async () => {
  const store = await createTestDatabase();
  try {
    const config = parseConfig({ NODE_ENV: 'test', LONGHAND_URL: 'https://stories.example' });
    const means = {
      files: memoryFiles(),
      clock: createFakeClock('2026-11-21T12:00:00Z'),
      log: createLog('silent'),
      secrets: testSecrets,
    };
    const context = {
      ...systemContext({ ...means, database: store.database, config }),
      mail: undefined,
      bulkMail: undefined,
      own: { connectionString: '', migrations: '' },
    };
    const { tasks, crontab, reactions } = findJobs(context);
    expect(Object.keys(tasks).toSorted()).toEqual(declaredJobs().toSorted());
    for (const line of crontab.split('\n')) expect(Object.keys(tasks)).toContain(line.split(' ')[5]);
    expect(new Set(reactions.map(({ name }) => name)).size).toBe(reactions.length);
    expect(reactions.length).toBeGreaterThan(30);
    expectWords(tasks, crontab);
  } finally {
    await store.close();
  }
});
