import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSetupLink } from '#modules/identity/setup/setup-link.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import { createPerson } from '#modules/people/people/create-person.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';

/** A page that shows the query it is drawn from. */
const ENTRY =
  'export async function renderPage({ query }) { return { kind: "page", status: 200, routeName: "ShowSetUp", html: query, inlineScripts: [], inlineStyles: [], cacheTags: [], cacheable: false }; }';
const secret = randomBytes(32);
let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await startTestSite(ENTRY);
  token = (await openSetupLink(site.context, secret)) ?? '';
});
afterAll(() => site.close());

const send = (form: Readonly<Record<string, string>>, at = token) =>
  site.ask(`/m/setup/${at}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });
const GOOD = { siteName: 'The Lantern', name: 'Ada Marlowe', username: 'Ada', email: ' Ada@Example.ORG ' };
const count = async (table: 'person' | 'platform_role' | 'email_address' | 'session') =>
  (
    await site.database.kysely
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()
  )?.count;

test('first run: the link is the same at each start, has 128 bits, and the database holds only its hash', async () => {
  expect(token).toMatch(/^[\w-]{22}$/);
  const again = await Promise.all([openSetupLink(site.context, secret), openSetupLink(site.context, secret)]);
  expect(again).toEqual([token, token]);
  const rows = await site.database.kysely.selectFrom('setup_link').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('first run: nothing keeps the page, and no other site sees its address', async () => {
  const page = await site.ask(`/m/setup/${token}`);
  expect(page.status).toBe(200);
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-route-name': 'ShowSetUp',
  });
});

test('first run: a token that nobody printed opens nothing', async () => {
  for (const wrong of ['x', randomBytes(16).toString('base64url'), '%27', 'a'.repeat(400)]) {
    expect((await site.ask(`/m/setup/${wrong}`)).status, wrong).toBe(410);
    expect((await send(GOOD, wrong)).status, wrong).toBe(410);
  }
  expect(await count('person')).toBe(0);
});

test('first run: what is wrong stands beside its field, with what was entered, and changes nothing', async () => {
  await createPerson(site.context, { name: 'Béla', username: 'bela', bio: '' });
  for (const [change, fault] of [
    [{ siteName: '<b>' }, 'siteName-fault=siteNameInvalid'],
    [{ siteName: 'n'.repeat(51) }, 'siteName-fault=siteNameInvalid'],
    [{ name: ' ' }, 'name-fault=nameMissing'],
    [{ name: 'n'.repeat(51) }, 'name-fault=nameTooLong'],
    [{ username: 'a' }, 'username-fault=usernameTooShort'],
    [{ username: 'a..b' }, 'username-fault=usernameInvalid'],
    [{ username: 'BELA' }, 'username-fault=usernameTaken'],
    [{ email: 'ada@localhost' }, 'email-fault=emailInvalid'],
  ] as const) {
    const answer = await send({ ...GOOD, ...change });
    expect(answer.status, fault).toBe(422);
    expect(answer.text).toContain(fault);
    expect(answer.text).toContain(new URLSearchParams(change).toString());
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  expect((await send({})).status).toBe(422);
  expect(await count('platform_role')).toBe(0);
});

test('first run: of many who use the link at once one becomes the administrator, and it works no longer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_none, number) =>
      send({ ...GOOD, username: `ada${number}`, email: `a${number}@Example.ORG` }),
    ),
  );
  expect(answers.filter((answer) => answer.status === 303)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 410)).toHaveLength(7);
  const done = answers.find((answer) => answer.status === 303);
  expect(done?.headers).toMatchObject({ location: '/_/admin/start', 'referrer-policy': 'no-referrer' });
  expect(String(done?.headers['set-cookie'])).toContain('__Host-session=');
  expect(await readSiteName(site.context)).toBe('The Lantern');
  expect(await count('session')).toBe(1);
  expect(await count('platform_role')).toBe(1);
  const address = await site.database.kysely.selectFrom('email_address').selectAll().executeTakeFirstOrThrow();
  expect(address).toMatchObject({ address: expect.stringMatching(/^a\d@example\.org$/), is_verified: true });
  expect((await site.ask(`/m/setup/${token}`)).status).toBe(410);
  expect(await openSetupLink(site.context, secret)).toBeUndefined();
});

test('first run: the form is read at its own address only, and in its own form only', async () => {
  const body = { method: 'POST', body: '{}' };
  const json = await site.ask(`/m/setup/${token}`, { ...body, headers: { 'content-type': 'application/json' } });
  expect(json.status).toBe(415);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await site.ask('/_/graphql', { ...body, headers: form })).status).toBe(415);
});
