import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../demo/load-demo.ts';
import { firstWords } from '../../src/main/first-words.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let demo: TestProgram;
beforeAll(async () => {
  demo = await startTestProgram({
    withWorld: false,
    settings: { LONGHAND_DEMO: '1' },
    prepare: async (context) => {
      await loadDemo(context);
      // It may run at every start, and changes nothing the second time.
      await loadDemo(context);
    },
  });
}, 240_000);
afterAll(() => demo.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const cookiesOf = (answer: { readonly headers: { readonly 'set-cookie'?: readonly string[] } }) =>
  (answer.headers['set-cookie'] ?? []).map((one) => one.split(';')[0]).join('; ');

async function signInAs(username: string) {
  const page = await demo.ask('/_/demo');
  const visitor = cookiesOf(page);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const body = new URLSearchParams({ username, xsrf }).toString();
  const answer = await demo.ask('/_/demo', { method: 'POST', headers: { ...form, cookie: visitor }, body });
  return { answer, cookie: `${visitor}; ${cookiesOf(answer)}` };
}

test('demo: a page lists people of every part, and one press signs in as one of them', async () => {
  const page = await demo.ask('/_/demo');
  expect(page.status).toBe(200);
  for (const part of ['Administrator', 'Staff', 'Publication owner, ', 'Editor, ', 'Writer', 'Member', 'Reader'])
    expect(page.text, part).toContain(`>${part}`);
  const { answer, cookie } = await signInAs('ruth');
  expect(answer).toMatchObject({ status: 303, headers: { location: '/' } });
  expect((await demo.ask('/_/admin/settings', { headers: { cookie } })).status).toBe(200);
  expect((await demo.ask('/m/signin')).text).toContain('href="/_/demo"');
  expect(await firstWords(demo.context, demo.url)).toContain('/_/demo');
});

test('demo: nobody is signed in from another site, and nobody who is not of the demo', async () => {
  const visitor = cookiesOf(await demo.ask('/_/demo'));
  const body = new URLSearchParams({ username: 'ruth', xsrf: 'made-up' }).toString();
  const forged = await demo.ask('/_/demo', { method: 'POST', headers: { ...form, cookie: visitor }, body });
  expect(String(forged.headers['set-cookie'] ?? '')).not.toContain('session=');
  expect(forged.headers.location).toBe('/_/demo');
  expect((await signInAs('nobody-here')).answer.status).toBe(404);
});

test('demo: it shows locked stories, a series, topics, and a group of responses', async () => {
  const { kysely } = demo.context.database;
  const count = async (table: 'topic' | 'series' | 'response') =>
    (await kysely.selectFrom(table).select('id').execute()).length;
  expect([await count('topic'), await count('series'), await count('response')]).toEqual([2, 1, 8]);
  expect((await demo.ask('/topic/after-dark')).text).toContain('The Last Bus Is a Public Room');
  const locked = await kysely
    .selectFrom('story')
    .select('id')
    .where('title', '=', 'Notes from the Night Desk')
    .executeTakeFirstOrThrow();
  const ask = async (cookie: string) => {
    const query = `{ postResult(id: "${locked.id}") { ... on Post { isLocked } } }`;
    const headers = { 'content-type': 'application/json', cookie };
    return (await demo.ask('/_/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })).text;
  };
  expect(await ask('')).toContain('"isLocked":true');
});

test('demo, PUB-5: two stories wait for the editors of a publication, and their writers see where they stand', async () => {
  const read = async (username: string, path: string) => {
    const { cookie } = await signInAs(username);
    return (await demo.ask(path, { headers: { cookie } })).text;
  };
  const inbox = await read('marta.oyelaran', '/slow-field/manage/inbox');
  for (const title of ['A Chair With Three Good Legs', 'Learning to Read at Forty']) expect(inbox).toContain(title);
  expect(await read('elif', '/me/outbox')).toContain('A Chair With Three Good Legs');
});

test('demo, PUB-1: people of the demo have been here long enough to start a publication', async () => {
  const { cookie } = await signInAs('elif');
  const { text } = await demo.ask('/new-publication', { headers: { cookie } });
  expect(text).toContain('Create publication');
  expect(text).not.toContain('hours old');
});

const CLOSED: readonly Readonly<Record<string, string>>[] = [
  { LONGHAND_DEMO: '1', LONGHAND_URL: 'https://stories.example' },
  { LONGHAND_DEMO: '1', HOST: '0.0.0.0' },
  { LONGHAND_DEMO: '0' },
];
test.each(CLOSED)('demo: with %j nobody signs in without proof', async (settings) => {
  const site = await startTestProgram({ withWorld: false, settings });
  try {
    const host = settings['LONGHAND_URL'] ?? '';
    expect((await site.ask(`${host}/_/demo`)).status).toBe(404);
    const body = new URLSearchParams({ username: 'ruth', xsrf: 'x' }).toString();
    expect((await site.ask(`${host}/_/demo`, { method: 'POST', headers: form, body })).status).toBe(405);
  } finally {
    await site.close();
  }
});

test('PART-2, PART-3: a writer of the demo signed a tax form, and of one who did not much is kept back', async () => {
  const page = async (username: string, path: string) => {
    const { cookie } = await signInAs(username);
    return (await demo.ask(path, { headers: { cookie } })).text;
  };
  const signed = await page('ines', '/me/partner/taxes');
  expect(signed).toContain('•••• 7890');
  expect(signed).not.toContain('234567890');
  expect(await page('marta.oyelaran', '/me/partner/taxes')).toContain('We need your tax information.');
  expect(await page('marta.oyelaran', '/me/settings/payout/dashboard')).toContain('$11.55 withheld for taxes (24%)');
});
