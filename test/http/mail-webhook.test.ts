import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const PASSWORD = 'password-that-postmark-sends';
const PATH = '/_/webhooks/mail/postmark';

let program: TestProgram;
beforeAll(async () => {
  const settings = { MAIL_API: 'postmark', MAIL_API_KEY: 'server-token', MAIL_WEBHOOK_SECRET: PASSWORD };
  program = await startTestProgram({ settings: { ...settings, MAIL_FROM: 'hello@stories.example' } });
});
afterAll(() => program.close());

const bounce = (id: string) =>
  JSON.stringify({ RecordType: 'Bounce', Type: 'HardBounce', ID: id, MessageID: id, Email: 'gone@mail.example' });
const tell = (path: string, body: string, password?: string) =>
  program.ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(password === undefined
        ? {}
        : { authorization: `Basic ${Buffer.from(`longhand:${password}`).toString('base64')}` }),
    },
    body,
  });
const kept = async () =>
  (await program.context.database.query('test_events', 'select event_id from mail_event', [])).length;

test('rule 170: a provider tells of mail by its address here, and is believed by its proof alone', async () => {
  expect((await tell(PATH, bounce('1'))).status).toBe(400);
  expect((await tell(PATH, bounce('1'), 'guessed')).status).toBe(400);
  expect(await kept()).toBe(0);
  const taken = await tell(PATH, bounce('1'), PASSWORD);
  expect([taken.status, taken.headers['set-cookie']]).toEqual([200, undefined]);
  expect((await tell(PATH, bounce('1'), PASSWORD)).status, 'a repeat is taken, too').toBe(200);
  expect(await kept()).toBe(1);
  // What is no JSON says nothing, and is not asked for again.
  expect((await tell(PATH, '{"RecordType":', PASSWORD)).status).toBe(200);
  expect((await program.ask(PATH)).status, 'nobody reads there').toBe(404);
});

test('rule 170: nobody is heard of another provider, on another host, or with more than two megabytes', async () => {
  for (const other of ['ses', 'mailgun', 'sendgrid', 'resend', 'nobody', '__proto__']) {
    expect((await tell(`/_/webhooks/mail/${other}`, bounce('2'), PASSWORD)).status, other).toBe(404);
  }
  expect((await tell(`http://${program.domain}${PATH}`, bounce('2'), PASSWORD)).status).toBe(404);
  expect((await tell(PATH, `"${'x'.repeat(2_100_000)}"`, PASSWORD)).status).toBe(413);
});
