import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportPartKey } from '#modules/moving/account-exports/account-export.ts';
import { makeExport } from '#modules/moving/account-exports/make-export.ts';
import { changeEmail } from '#modules/identity/email-changes/change-email.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { changeUsername } from '#modules/people/usernames/change-username.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { linkOf, readMail } from '#test/support/read-mail.ts';
import { openVisitor, signIn, type SignInProgram } from '#test/support/sign-in.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';

const ENTRY = `export async function renderPage({ path }) {
  const status = path.startsWith('/@here') ? 200 : 404;
  return { kind: 'page', status, html: path, routeName: 'X', cacheTags: [], cacheable: false, inlineScripts: [], inlineStyles: [] };
}`;
let site: TestSite;
let program: SignInProgram;
beforeAll(async () => {
  site = await startTestSite(ENTRY);
  program = { context: site.context, url: 'https://stories.example', ask: site.ask };
});
afterAll(() => site.close());

const contextOf = (personId: string, sessionId = 'session-1'): CommandContext => ({
  ...site.context,
  isProgram: false,
  viewer: buildViewer({ personId, sessionId, steppedUpAt: site.clock.now() }),
});
const sessionOf = async (personId: string) =>
  (await site.database.kysely.selectFrom('session').select('id').where('person_id', '=', personId).executeTakeFirst())
    ?.id ?? '';
const linkTo = async (email: string) => {
  const mail = (await readMail(site.context)).findLast(({ to }) => to === email);
  const link = linkOf(mail ?? { text: '' });
  return link.pathname + link.search;
};

describe('rule 130: an old username', () => {
  test('leads with everything behind it to the new one for 12 months', async () => {
    const personId = await buildPerson(site.context, { username: 'before' });
    await changeUsername(contextOf(personId), 'after');
    for (const [path, location] of [
      ['/@before', 'https://stories.example/@after'],
      ['/@Before/about', 'https://stories.example/@after/about'],
      ['/@before/a-story-0123456789ab', 'https://stories.example/@after/a-story-0123456789ab'],
    ]) {
      const answer = await site.ask(path ?? '');
      expect([answer.status, answer.headers.location], path).toEqual([301, location]);
    }
    expect((await site.ask('/@after-none')).status).toBe(404);
    expect((await site.ask('/before')).status).toBe(404);
    site.clock.advance(366 * 86_400_000);
    expect((await site.ask('/@before')).status).toBe(404);
  });
});

describe('rule 141: the links of a changed address', () => {
  async function asked(newEmail: string) {
    const signedIn = await signIn(program);
    const context = contextOf(signedIn.personId, await sessionOf(signedIn.personId));
    const own = await site.database.kysely
      .selectFrom('email_address')
      .select('address')
      .where('person_id', '=', signedIn.personId)
      .executeTakeFirstOrThrow();
    await changeEmail(context, newEmail);
    return { ...signedIn, oldEmail: own.address };
  }
  const addressOf = async (personId: string) =>
    (
      await site.database.kysely
        .selectFrom('email_address')
        .select('address')
        .where('person_id', '=', personId)
        .executeTakeFirst()
    )?.address;

  test('confirm in the account that asked, and lead everybody else to sign in', async () => {
    const { personId, cookie } = await asked('first@new.example');
    const link = await linkTo('first@new.example');
    expect(link).toMatch(/^\/m\/account\/confirm-email\?token=t/);
    const stranger = await site.ask(link);
    expect([stranger.status, stranger.headers.location]).toEqual([
      303,
      `/m/signin?operation=login&redirect=${encodeURIComponent(link)}`,
    ]);
    const ahead = await site.ask(link, { headers: { cookie, 'sec-purpose': 'prefetch' } });
    expect(ahead.status).toBe(403);
    const owner = await site.ask(link, { headers: { cookie } });
    expect([owner.status, owner.headers.location]).toEqual([303, '/me/settings?confirmedEmail=1#email']);
    expect(await addressOf(personId)).toBe('first@new.example');
  });

  test('undo the change by a form, never by following a link, and sign everybody out', async () => {
    const { personId, cookie, oldEmail } = await asked('second@new.example');
    await site.ask(await linkTo('second@new.example'), { headers: { cookie } });
    const link = await linkTo(oldEmail);
    for (let scan = 0; scan < 3; scan += 1) {
      const page = await site.ask(link);
      expect(page.status).toBe(200);
      expect(page.text).toContain('r••@m••.example');
      expect(page.headers['referrer-policy']).toBe('no-referrer');
    }
    expect(await addressOf(personId)).toBe('second@new.example');
    const token = new URL(link, 'https://x.example').searchParams.get('token') ?? '';
    const post = (value: string) =>
      site.ask('/m/account/undo-email-change', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: String(new URLSearchParams({ token: value })),
      });
    expect((await post('t123')).status).toBe(410);
    const done = await post(token);
    expect([done.status, done.text.includes('Your old email address is back')]).toEqual([200, true]);
    expect(await addressOf(personId)).toBe(oldEmail);
    expect(await sessionOf(personId)).toBe('');
    expect((await post(token)).status).toBe(410);
    expect((await site.ask(link)).status).toBe(410);
  });
});

describe('rule 143: the link of an archive', () => {
  test('works for 7 days, and for its signed-in owner alone', async () => {
    const ada = await signIn(program);
    const eve = await signIn(program);
    const id = 'a'.repeat(32);
    await site.database.kysely
      .insertInto('account_export')
      .values({ id, person_id: ada.personId, state: 'waiting', requested_at: site.clock.now() })
      .execute();
    const path = `/m/account/archive/${id}/1`;
    const get = async (target: string, cookie?: string) =>
      site.ask(target, { headers: cookie === undefined ? {} : { cookie } });
    expect((await get(path, ada.cookie)).status).toBe(404);
    await makeExport(site.context, { exportId: id, personId: ada.personId }, 1);
    expect(await site.files.has(exportPartKey(id, 1))).toBe(true);
    const good = await get(path, ada.cookie);
    expect(good.status).toBe(200);
    expect(good.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="archive-1.zip"',
      'cache-control': 'private, no-store',
    });
    expect(good.text.startsWith('PK')).toBe(true);
    expect((await get(path, eve.cookie)).status).toBe(404);
    const out = await get(path);
    expect([out.status, out.headers.location]).toEqual([
      303,
      `/m/signin?operation=login&redirect=${encodeURIComponent(path)}`,
    ]);
    for (const wrong of ['0', '2', '-1', '01', '1.zip', '%2e%2e']) {
      expect((await get(`/m/account/archive/${id}/${wrong}`, ada.cookie)).status, wrong).toBe(404);
    }
    site.clock.advance(7 * 86_400_000);
    expect((await get(path, ada.cookie)).status).toBe(404);
  });
});

describe('POST /_/upload', () => {
  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#446688' } })
      .png()
      .toBuffer();
  const upload = (headers: Readonly<Record<string, string>>, body: Buffer, type = 'image/png') =>
    site.ask('/_/upload', { method: 'POST', headers: { ...headers, 'content-type': type }, body });

  test('keeps a picture of somebody signed in, and answers with its id and size', async () => {
    const { headers } = await signIn(program);
    const answer = await upload(headers, await picture());
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), width: 40, height: 30 });
  });

  test('takes nothing from who is signed out, whose page is not ours, or who is suspended', async () => {
    const { headers, cookie, personId } = await signIn(program);
    const bytes = await picture();
    const visitor = await openVisitor(program);
    expect((await upload({}, bytes)).status).toBe(401);
    expect((await upload(visitor.headers, bytes)).status).toBe(401);
    expect((await upload({ cookie }, bytes)).status).toBe(403);
    expect((await upload({ ...headers, 'x-xsrf-token': visitor.xsrf }, bytes)).status).toBe(403);
    await site.database.kysely.updateTable('person').set({ state: 'suspended' }).where('id', '=', personId).execute();
    expect((await upload(headers, bytes)).status).toBe(403);
  });

  test('refuses what is no picture, whatever it is called, and what is too large', async () => {
    const { headers } = await signIn(program);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    expect((await upload(headers, script)).status).toBe(400);
    const svg = await upload(headers, script, 'image/svg+xml');
    expect([svg.status, svg.text]).toEqual([415, expect.stringContaining('We can’t take SVG files')]);
    expect((await upload(headers, script, 'text/plain')).text).toContain('Use PNG, JPEG, WebP, AVIF or GIF.');
    expect((await upload(headers, script, 'text/plain')).status).toBe(415);
    expect((await upload(headers, Buffer.alloc(0))).status).toBe(400);
    const large = await upload(headers, Buffer.alloc(25 * 1024 * 1024 + 1));
    expect([large.status, JSON.parse(large.text).message]).toEqual([
      413,
      'That picture is too large. The limit is 25 MB.',
    ]);
  });
});
