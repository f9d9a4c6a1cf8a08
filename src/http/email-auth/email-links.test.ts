import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { sendAccountAuthEmail } from '#modules/identity/email-auth/send-account-auth-email.ts';
import { sendVerificationEmail } from '#modules/identity/email-verification/send-verification-email.ts';
import { deliverMail } from '#modules/ground/mails/deliver-mail.ts';
import { closeMail } from '#modules/ground/mails/waiting-mail.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { startSession } from '#modules/identity/sessions/start-session.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import type { Answer } from '#test/support/ask.ts';
import { linkOf, readMail } from '#test/support/read-mail.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';

let site: TestSite;
let count = 0;

beforeAll(async () => {
  site = await startTestSite('export function renderPage() { throw new Error("no page is asked for"); }');
});
afterAll(() => site.close());

/** A browser that keeps its cookies. */
async function visitor() {
  const cookies = new Map<string, string>();
  const keep = (answer: Answer) => {
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const header = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') });
  const get = async (target: string) => keep(await site.ask(target, { headers: header() }));
  const post = async (target: string, fields: Readonly<Record<string, string>>) =>
    keep(
      await site.ask(target, {
        method: 'POST',
        headers: { ...header(), 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams(fields)),
      }),
    );
  const json = { 'content-type': 'application/json' };
  keep(await site.ask('/_/visitor', { method: 'POST', headers: json, body: '{}' }));
  const visitorHash = createHash('sha256')
    .update(cookies.get('__Host-visitor') ?? '')
    .digest('hex');
  count += 1;
  const browser = { visitorHash, network: `network ${count}`, userAgent: '', country: null };
  const context: CommandContext = { ...site.context, isProgram: false, browser };
  return { cookies, get, post, context };
}

async function member(isEmailVerified = true) {
  count += 1;
  const email = `member${count}@example.org`;
  const made = await createAccount(site.context, { email, isEmailVerified, name: `Member ${count}` });
  if ('error' in made) throw new Error(made.error);
  return { email, personId: made.personId };
}

async function linkTo(email: string): Promise<string> {
  const mail = (await readMail(site.context)).findLast(({ to }) => to === email);
  const link = linkOf(mail ?? { text: '' });
  return link.pathname + link.search;
}

async function mailed(context: CommandContext, email: string): Promise<string> {
  const input = { email, operation: 'login', redirect: '/@ada', fullName: null, captchaValue: null } as const;
  expect((await sendAccountAuthEmail(context, input)).type).toBe('SusiMethod');
  return await linkTo(email);
}

const timeOut = '/m/signin?susiEntry=email_login_timeout&operation=login';

describe('the link of a mail', () => {
  test('IDEN-2: in the browser that asked for it signs in, once', async () => {
    const { email } = await member();
    const browser = await visitor();
    const link = await mailed(browser.context, email);
    const first = await browser.get(link);
    expect(first.status).toBe(303);
    expect(first.headers.location).toMatch(/^\/m\/callback\/authenticate\?token=t[\w-]+&state=medium&operation=login$/);
    expect(first.headers['referrer-policy']).toBe('no-referrer');
    const second = await browser.get(first.headers.location ?? '');
    expect([second.status, second.headers.location]).toEqual([303, '/@ada']);
    expect(browser.cookies.get('__Host-session')).toMatch(/^t/);
    expect((await browser.get(link)).headers.location).toBe(timeOut);
  });

  test('in another browser asks first, and a scanner of mail uses nothing up', async () => {
    const { email } = await member();
    const link = await mailed((await visitor()).context, email);
    for (let scan = 0; scan < 3; scan += 1) expect((await site.ask(link)).status).toBe(200);
    const other = await visitor();
    const page = await other.get(link);
    expect(page.status).toBe(200);
    expect(page.text).toContain('Sign in as m••@e••.org?');
    expect(page.text).not.toContain(email);
    expect(page.headers['cache-control']).toBe('no-store');
    const fields = Object.fromEntries(
      [...page.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const forged = await other.post('/m/callback/email', { ...fields, xsrf: 'x' });
    expect([forged.status, forged.headers.location]).toEqual([200, undefined]);
    const stranger = await (await visitor()).post('/m/callback/email', fields);
    expect([stranger.status, stranger.headers.location]).toEqual([200, undefined]);
    const confirmed = await other.post('/m/callback/email', fields);
    expect(confirmed.status).toBe(303);
    await other.get(confirmed.headers.location ?? '');
    expect(other.cookies.get('__Host-session')).toMatch(/^t/);
    expect((await other.post('/m/callback/email', fields)).headers.location).toBe(timeOut);
  });

  test('a browser without any cookie becomes a visitor by the page that asks', async () => {
    const { email } = await member();
    const link = await mailed((await visitor()).context, email);
    const page = await site.ask(link);
    expect(page.headers['set-cookie']?.[0]).toMatch(
      /^__Host-visitor=[\w-]{22}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  test('IDEN-3: after 60 minutes, or made up, leads to the screen that asks for the address again', async () => {
    const { email } = await member();
    const browser = await visitor();
    const link = await mailed(browser.context, email);
    site.clock.advance(60 * 60_000);
    expect((await browser.get(link)).headers.location).toBe(timeOut);
    for (const target of [
      '/m/callback/email',
      '/m/callback/email?token=',
      '/m/callback/email?token=t123&operation=login',
    ])
      expect((await browser.get(target)).headers.location, target).toBe(timeOut);
    const twice = await browser.get('/m/callback/email?token=a&token=b&operation=register');
    expect(twice.headers.location).toBe('/m/signin?susiEntry=email_login_timeout&operation=register');
  });

  test('NEWS-6: a link that verifies an address asks who is signed out to sign in', async () => {
    const { email, personId } = await member(false);
    const browser = await visitor();
    await sendVerificationEmail({ ...browser.context, viewer: buildViewer({ personId }) });
    const link = await linkTo(email);
    const signIn = await browser.get(link);
    expect(signIn.headers.location).toBe(`/m/signin?operation=login&redirect=${encodeURIComponent(link)}`);
    const entered = await browser.get(await mailed(browser.context, email));
    await browser.get(entered.headers.location ?? '');
    expect((await browser.get(link)).headers.location).toBe('/me/settings?confirmedEmail=1#email');
    const row = await site.database.kysely
      .selectFrom('email_address')
      .select('is_verified')
      .where('address', '=', email)
      .execute();
    expect(row).toEqual([{ is_verified: true }]);
  });
});

describe('/_/dev/mail', () => {
  const mail = {
    id: 'mail-1',
    to: 'ada@example.org',
    subject: 'Code <b>',
    text: 'Your code\nhttps://stories.example/m/callback/email?token=a&operation=login\n',
    html: '<p>Your code<script>alert(1)</script></p>',
    headers: {},
    validUntil: null,
    isDecoy: false,
  };

  const ENTRY = 'export const renderPage = async () => ({ status: 404, html: "", headers: {} });';

  const sessionCookie = async (personId: string) => {
    const host = 'stories.example';
    const { cookieValue } = await startSession(site.context, { personId, host, method: 'email' });
    return `__Host-session=${cookieValue}`;
  };

  test('shows mail that was not sent, and runs nothing of it', async () => {
    const near = await startTestSite(ENTRY, {}, { LONGHAND_URL: 'http://stories.localhost' });
    const ask = (path: string, accept = 'text/html') =>
      near.ask(path, { headers: { host: 'stories.localhost', accept } });
    await deliverMail(near.context, undefined, closeMail(near.context.secrets, mail));
    const page = await ask('/_/dev/mail');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Code &lt;b&gt;');
    expect(page.text).toContain('<a href="https://stories.example/m/callback/email?token=a&amp;operation=login">');
    const list = await ask('/_/dev/mail', 'application/json');
    expect(JSON.parse(list.text)).toMatchObject([{ to: 'ada@example.org', subject: 'Code <b>' }]);
    const html = await ask('/_/dev/mail/mail-1');
    expect(html.text).toBe(mail.html);
    expect(html.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data: http:\/\/stories\.localhost; sandbox/,
    );
    expect((await ask('/_/dev/mail/none')).status).toBe(404);
    await near.close();
  });

  test('shows it to administrators alone on a site with a public address, or that listens to a network', async () => {
    await deliverMail(site.context, undefined, closeMail(site.context.secrets, mail));
    const paths = ['/_/dev/mail', '/_/dev/mail/mail-1'];
    const reader = await buildPerson(site.context);
    const admin = await buildPerson(site.context);
    await changeRole(site.context, { personId: admin, role: 'ADMIN', isGranted: true });
    for (const path of paths) {
      expect((await site.ask(path)).status).toBe(404);
      expect((await site.ask(path, { headers: { cookie: await sessionCookie(reader) } })).status).toBe(404);
      const answer = await site.ask(path, { headers: { cookie: await sessionCookie(admin) } });
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('Your code')]);
    }
    const wide = await startTestSite(ENTRY, {}, { LONGHAND_URL: 'http://stories.localhost', HOST: '0.0.0.0' });
    await deliverMail(wide.context, undefined, closeMail(wide.context.secrets, mail));
    for (const path of paths)
      expect((await wide.ask(path, { headers: { host: 'stories.localhost' } })).status).toBe(404);
    await wide.close();
  });

  test('is not there in production, nor beside a mail server', async () => {
    const hiding: Readonly<Record<string, string>>[] = [
      { NODE_ENV: 'production' },
      { SMTP_URL: 'smtp://127.0.0.1:2525' },
    ];
    for (const settings of hiding) {
      const other = await startTestSite(ENTRY, {}, settings);
      await deliverMail(other.context, undefined, closeMail(other.context.secrets, mail));
      for (const path of ['/_/dev/mail', '/_/dev/mail/mail-1'])
        expect((await other.ask(path)).text).not.toContain('code');
      await other.close();
    }
  });
});
