import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSetupLink } from '#modules/identity/setup/setup-link.ts';
import { createPerson } from '#modules/people/people/create-person.ts';
import { startTestSite, type TestSite } from '#test/support/test-site.ts';

const ENTRY =
  'export async function renderPage() { count(); return { kind: "redirect", status: 302, location: "/", routeName: "X" }; }';
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
const GOOD = { name: 'Ada Marlowe', username: 'Ada', email: ' Ada@Example.ORG ' };
const count = async (table: 'person' | 'platform_role' | 'email_address') =>
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

test('first run: the page is a form without script that nothing keeps and no other site sees', async () => {
  const page = await site.ask(`/m/setup/${token}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain(`<form method="post" action="/m/setup/${token}">`);
  expect(page.text).not.toContain('<script');
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
  for (const [change, text] of [
    [{ name: ' ' }, 'Enter your name.'],
    [{ name: 'n'.repeat(51) }, 'at most 50 characters'],
    [{ username: 'a' }, 'at least 3 characters'],
    [{ username: 'a..b' }, 'start with a letter or digit'],
    [{ username: 'BELA' }, 'That username is taken.'],
    [{ email: 'ada@localhost' }, 'name@example.org'],
    [{ name: '"><script>alert(1)</script>', email: '' }, '&lt;script&gt;'],
  ] as const) {
    const answer = await send({ ...GOOD, ...change });
    expect(answer.status, text).toBe(422);
    expect(answer.text).toContain(text);
    expect(answer.text).not.toContain('<script');
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
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 410)).toHaveLength(7);
  const done = answers.find((answer) => answer.status === 200);
  expect(done?.text).toContain('npx longhand import PATH --as ada');
  expect(await count('platform_role')).toBe(1);
  const address = await site.database.kysely.selectFrom('email_address').selectAll().executeTakeFirstOrThrow();
  expect(address.address).toMatch(/^a\d@example\.org$/);
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
