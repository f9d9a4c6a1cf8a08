import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { type JobRunner, startJobRunner } from '#platform/jobs/job-runner.ts';
import { createLog } from '#platform/log/log.ts';
import type { MailTransport } from '#platform/mail/mail-transport.ts';
import { openSmtpTransport } from '#platform/mail/smtp-transport.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { startMailServer, type TestMailServer } from '#test/support/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { deliverMail } from './deliver-mail.ts';
import { sendMail } from './send-mail.ts';
import { composeCodeMail } from './sign-in-mails.ts';

let store: TestDatabase;
let server: TestMailServer;
let transport: MailTransport;
let runner: JobRunner;
let context: CommandContext;

const siteUrl = 'https://stories.example';
const files = {
  put: async () => undefined,
  get: async () => undefined,
  has: async () => false,
  remove: async () => undefined,
  removeFolder: async () => undefined,
  keys: async function* none() {},
};

beforeAll(async () => {
  store = await createTestDatabase();
  server = await startMailServer();
  transport = openSmtpTransport(server.url);
  const log = createLog('silent');
  const config = parseConfig({ NODE_ENV: 'test', LONGHAND_URL: siteUrl, SMTP_URL: server.url });
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  context = systemContext({ database: store.database, files, clock, log, config, secrets: testSecrets });
  runner = await startJobRunner({
    connectionString: store.connectionString,
    tasks: { 'mail:send': async ({ sealed }) => await deliverMail(context, transport, sealed) },
    log,
    pollInterval: 100,
  });
});
afterAll(async () => {
  await runner.stop();
  transport.close();
  await server.close();
  await store.close();
});

test('a mail that its server did not take at first arrives later, once', async () => {
  server.refuseWith(451);
  const fixed = { site: 'Longhand', siteUrl, codeMinutes: 10, linkMinutes: 60 };
  const mail = composeCodeMail({ operation: 'login', code: '012345', linkUrl: `${siteUrl}/m`, ...fixed });
  await store.database.transaction((database) => sendMail({ ...context, database }, { to: 'ada@example.org', mail }));
  const failed = 'select last_error from graphile_worker.jobs where attempts > 0';
  await vi.waitFor(async () => expect(await store.database.query('failed', failed, [])).toHaveLength(1), 30_000);
  server.refuseWith(undefined);
  // A retry waits for seconds; here it is due at once.
  await store.database.query(
    'hurry',
    'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
    [],
  );
  await vi.waitFor(() => expect(server.received.length).toBe(1), 30_000);
  expect(server.received[0]).toMatchObject({ to: ['ada@example.org'], from: 'hello@stories.example' });
  expect((await server.received[0]?.parse())?.subject).toBe('012345 is your Longhand sign-in code');
});
