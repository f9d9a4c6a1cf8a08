import { beforeAll, expect, test } from 'vitest';
import { openSetupLink } from '#modules/identity/setup/setup-link.ts';
import { firstWords } from '../../src/main/first-words.ts';
import { openProgram } from '#test/support/open-site.ts';

const program = await openProgram({ withWorld: false });
let link: string;
beforeAll(async () => {
  const token = await openSetupLink(program.context, program.context.secrets.secret('setup link'));
  link = `/m/setup/${token}`;
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const GOOD = { siteName: 'The Lantern', name: 'Ada Marlowe', username: 'ada', email: 'ada@mail.example' };
const send = (fields: Readonly<Record<string, string>>) =>
  program.ask(link, { method: 'POST', headers: form, body: new URLSearchParams(fields).toString() });

test('first run: the form is a page of the site that starts no script and says what is wrong beside its field', async () => {
  const page = await program.ask(link);
  expect(page.text).toContain(`action="${link}"`);
  expect(page.text).toContain('Site name');
  expect(page.text).toContain('rel="stylesheet"');
  expect(page.text).not.toMatch(/__PRELOADED_STATE__|type="module"/);
  const refused = await send({ ...GOOD, name: '"><script>alert(1)</script>', username: 'a', email: '' });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('Use at least 3 characters for your username.');
  expect(refused.text).toContain('&lt;script&gt;alert(1)');
  expect(refused.text).toContain('value="The Lantern"');
});

test('first run: whoever sets the site up is signed in, is told what comes next, and may publish at once', async () => {
  const visitor = (await program.ask('/')).text;
  expect(visitor).toContain('Become the administrator');
  const done = await send(GOOD);
  expect(done).toMatchObject({ status: 303, headers: { location: '/_/admin/start' } });
  const cookie = (done.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');

  const start = await program.ask('/_/admin/start', { headers: { cookie } });
  expect(start.status).toBe(200);
  expect(start.text).toContain('Welcome to The Lantern');
  expect(start.text).toContain('Set up mail');
  expect(start.text).toContain('npx longhand admin login-link ada@mail.example');
  expect(start.text).toContain('1 of 7 done');
  expect((await program.ask('/_/admin/start')).status).toBe(404);

  const rows = await program.context.database.kysely.selectFrom('email_address').select('is_verified').execute();
  expect(rows).toEqual([{ is_verified: true }]);
  expect((await program.ask('/', { headers: { cookie } })).text).toContain('Finish setting up your site');
  await expect.poll(async () => (await program.ask('/')).text).toContain('Nothing here yet');
  const used = await program.ask(link);
  expect(used.status).toBe(410);
  expect(used.text).toContain('This link no longer works');
});

test('first run: where no mail is sent, the start and the sign-in window say how to get in', async () => {
  const words = await firstWords(
    { ...program.context, config: { ...program.context.config, environment: 'production' } },
    program.url,
  );
  expect(words).toContain('npx longhand admin login-link');
  const inbox = await program.ask('/m/signin?operation=login&step=CHECK_YOUR_INBOX');
  expect(inbox.text).toContain('/_/dev/mail');
});
