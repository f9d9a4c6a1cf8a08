import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { composeMail } from '#modules/ground/mails/compose-mail.ts';
import { noteComplaint } from '#modules/ground/mail-suppressions/suppress-address.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { makeUnsubscribeToken } from '#modules/telling/unsubscribing/unsubscribe-token.ts';
import { freePort } from '#test/support/free-port.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { deliveryStatus, handIn } from '#test/support/returned-mail.ts';
import { startMailServer } from '#test/support/smtp-server.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { startJobs } from '../../src/main/start-jobs.ts';

let store: TestDatabase;
let program: TestProgram;
beforeAll(async () => {
  store = await createTestDatabase();
  program = await startTestProgram();
});
afterAll(async () => {
  await program.close();
  await store.close();
});

test('NEWS-1: the background process signs what it sends, and listens for what comes back', async () => {
  const { database, connectionString } = store;
  const server = await startMailServer();
  const port = await freePort();
  const config = parseConfig({
    NODE_ENV: 'test',
    SMTP_URL: `${server.url}?from=hello@stories.example`,
    MAIL_INTAKE_PORT: String(port),
    MAIL_BOUNCE_DOMAIN: 'bounces.stories.example',
  });
  const log = createLog('silent');
  const clock = createFakeClock('2026-11-21T12:00:00.000Z');
  const means = { database, files: memoryFiles(), clock, log, config, secrets: testSecrets };
  await prepareJobs({ database, connectionString, log });
  const runner = await startJobs(means, connectionString);
  try {
    const blocks = [{ kind: 'paragraph', text: 'Hello' }] as const;
    const mail = composeMail({ subject: 'Hello', preview: '', blocks, footer: 'Bye' });
    await sendMail(systemContext(means), { to: 'ann@mail.example', mail });
    const wait = { timeout: 30_000, interval: 100 };
    await vi.waitFor(() => expect(server.received).toHaveLength(1), wait);
    expect(server.received[0]?.raw.match(/^DKIM-Signature:/gm)).toHaveLength(2);
    expect(await handIn(port, { to: 'ann@bounces.stories.example', raw: deliveryStatus('5.1.1') })).toBe(550);
  } finally {
    await runner.stop();
    await server.close();
  }
  await expect(handIn(port, { to: 'ann@bounces.stories.example', raw: '' })).rejects.toThrow();
});

test('rule 168: an address without an account has its mail go on by a form that needs no session and no script', async () => {
  const { context } = program;
  const address = 'ann@hold.example';
  await context.database.query(
    'test_reader',
    `insert into subscriber (id, newsletter_id, address, state, source, created_at)
     values ('aaaaaaaaaaaa', $1, $2, 'active', 'form', $3)`,
    [program.world.newsletter, address, program.clock.now()],
  );
  const token = makeUnsubscribeToken(context.secrets, { personId: '', target: 'reader/aaaaaaaaaaaa' });
  const path = `/m/unsubscribe-newsletters/${token}`;
  await noteComplaint(context, address);
  const before = await program.ask(path);
  expect(before.text).toContain('name="resume"');
  expect(before.text).toContain('marked as spam');
  program.clock.advance(3_000);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const done = await program.ask(path, { method: 'POST', headers, body: 'resume=1' });
  expect([done.status, done.headers.location]).toEqual([303, path]);
  const after = await program.ask(path);
  expect(after.text).not.toContain('name="resume"');
  expect(after.text, 'nobody was unsubscribed').toContain('name="subscription"');
});
