import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveEmailAddress } from '#modules/identity/email-verification/prove-email-address.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { createGraph, type Graph } from '#graphql/execute.ts';
import { reader } from '#test/support/test-graph.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type ProviderWorld, startProviderWorld } from '#test/support/provider-world.ts';
import type { Stop, WalkingBrowser } from '#test/support/walking-browser.ts';

let world: ProviderWorld;
let graph: Graph;
beforeAll(async () => {
  world = await startProviderWorld();
  graph = createGraph({ ...world.site.context });
});
afterAll(() => world.close());

const CONNECT = '/m/connect/facebook?operation=connect&redirect=/me/settings/security';
const isSettings = (url: URL): boolean => url.pathname === '/me/settings/security';
const isEnd = (url: URL): boolean => url.origin === 'https://elsewhere.example' || url.pathname === '/get-started';
let count = 0;

/** Somebody who has just signed in with Google. */
async function member(): Promise<{ browser: WalkingBrowser; personId: string }> {
  count += 1;
  const browser = world.browser();
  world.google.seat({ sub: `m${count}`, email: `m${count}@example.org`, email_verified: true, name: `M ${count}` });
  await browser.go('/m/connect/google?operation=register', isEnd);
  return { browser, personId: (await world.personIn(browser)) ?? '' };
}

/** Asks to connect, and says yes where the site asks first. */
async function connect(browser: WalkingBrowser, address = CONNECT): Promise<Stop> {
  const asked = await browser.go(address, isSettings);
  const yes = /href="(\/m\/[^"]+xsrf=[^"]+)"/.exec(asked.text)?.[1];
  return yes === undefined ? asked : await browser.go(yes.replaceAll('&amp;', '&'), isSettings);
}

const connectionsOf = (personId: string) =>
  world.site.database.kysely.selectFrom('connection').selectAll().where('person_id', '=', personId).execute();

/** Runs an operation of the graph as a person with a session that was just proved. */
async function run(personId: string, query: string, steppedUpAt: Date | null = world.site.clock.now()) {
  const viewer = buildViewer({ personId, sessionId: 'session-1', steppedUpAt });
  const session = { id: 'session-1', xsrf: 'x' };
  const response = await graph.executeRequest({ query }, reader({ viewer, session, isForgerySafe: true }));
  return JSON.parse(response.body) as { data: Record<string, unknown> | null; errors?: { extensions: unknown }[] };
}

test('IDEN-4: connecting asks first, keeps the state of the session, and tells the account by mail', async () => {
  const { browser, personId } = await member();
  world.facebook.seat({ id: 'fb-1', name: 'Ada at Facebook', email: 'another@example.org' });
  const asked = await browser.go(CONNECT);
  expect(asked.text).toContain('Connect Facebook?');
  expect(world.facebook.asked).toEqual([]);
  const end = await connect(browser);
  expect(end.url.pathname + end.url.search).toBe('/me/settings/security?connectedTo=facebook');
  const state = browser.path.find((url) => url.pathname === '/m/callback/facebook')?.searchParams.get('state');
  expect(state).toMatch(/^facebook\.[\w-]{44}\.connect\.[0-9a-f]{16}$/);
  expect((await connectionsOf(personId)).map((row) => [row.provider, row.subject, row.is_proven])).toEqual([
    ['google', `m${count}`, true],
    ['facebook', 'fb-1', true],
  ]);
  const mails = await world.site.database.query<{ task: string }>(
    'mails_waiting',
    `select identifier as task from graphile_worker.jobs j
     join graphile_worker._private_tasks t on t.identifier = j.task_identifier where identifier = 'mail:send'`,
    [],
  );
  expect(mails.length).toBeGreaterThan(0);
  const other = world.browser();
  await other.go('/m/connect/facebook?operation=login', isEnd);
  expect(await world.personIn(other)).toBe(personId);
});

test('IDEN-4: ALREADY_CONNECTED and ACCOUNT_TAKEN change nothing', async () => {
  const [one, two] = [await member(), await member()];
  world.facebook.seat({ id: 'fb-2', name: 'Ada', email: 'x@example.org' });
  await connect(one.browser);
  const again = await connect(one.browser);
  expect([again.status, again.headers.get('x-error-code')]).toEqual([409, 'ALREADY_CONNECTED']);
  const taken = await connect(two.browser);
  expect([taken.status, taken.headers.get('x-error-code')]).toEqual([409, 'ACCOUNT_TAKEN']);
  expect(taken.text).toContain('This Facebook account is connected to someone else’s account here.');
  expect(await connectionsOf(two.personId)).toHaveLength(1);
  world.facebook.seat({ id: 'fb-3', name: 'Second', email: 'y@example.org' });
  const second = await connect(one.browser);
  expect(second.headers.get('x-error-code')).toBe('ALREADY_CONNECTED');
});

test('IDEN-4: nobody connects who is signed out, proved themselves long ago, or is another by now', async () => {
  const stranger = world.browser();
  const away = await stranger.go(CONNECT, (url) => url.pathname === '/m/signin');
  expect(away.url.pathname + away.url.search).toContain('/m/signin?operation=login&redirect=');
  const { browser, personId } = await member();
  world.facebook.seat({ id: 'fb-4', name: 'Ada', email: 'z@example.org' });
  world.site.clock.advance(16 * 60_000);
  const asked = await browser.go(CONNECT);
  const yes = /href="(\/m\/[^"]+xsrf=[^"]+)"/.exec(asked.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const refused = await browser.go(yes, (url) => url.pathname === '/m/signin');
  expect(refused.url.pathname).toBe('/m/signin');
  expect(await connectionsOf(personId)).toHaveLength(1);
  // Proved lately enough to ask, and no longer when the answer comes.
  const { browser: slow, personId: slowId } = await member();
  world.site.clock.advance(9 * 60_000);
  const begun = await slow.go(CONNECT);
  const on = /href="(\/m\/[^"]+xsrf=[^"]+)"/.exec(begun.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { url: late } = await slow.go(on, (url) => url.pathname === '/m/callback/facebook');
  world.site.clock.advance(9 * 60_000);
  const end = await slow.go(late.href, (url) => url.pathname === '/m/signin');
  expect(end.url.pathname).toBe('/m/signin');
  expect(await connectionsOf(slowId)).toHaveLength(1);
  // Begun in one session, ended in another of the same browser.
  const { browser: shared, personId: first } = await member();
  const page = await shared.go(CONNECT);
  const link = /href="(\/m\/[^"]+xsrf=[^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { url: answer } = await shared.go(link, (url) => url.pathname === '/m/callback/facebook');
  world.google.seat({ sub: 'shared', email: 'shared@example.org', email_verified: true, name: 'Shared' });
  await shared.go('/m/connect/google?operation=login', isEnd);
  expect(await world.personIn(shared)).not.toBe(first);
  await shared.go(answer.href, (url) => url.pathname === '/m/signin');
  const made = world.site.database.kysely.selectFrom('connection').select('subject').where('subject', '=', 'fb-4');
  expect(await made.execute()).toEqual([]);
});

test('IDEN-4: NON_MEMBER where the operator lets only members connect', async () => {
  const { browser, personId } = await member();
  world.facebook.seat({ id: 'fb-members', name: 'Ada', email: 'm@example.org' });
  await setSetting(world.site.context, 'auth.connectForMembersOnly', 'true');
  const end = await connect(browser);
  expect([end.status, end.headers.get('x-error-code')]).toEqual([403, 'NON_MEMBER']);
  expect(end.text).toContain('Members only.');
  expect(await connectionsOf(personId)).toHaveLength(1);
  await setSetting(world.site.context, 'auth.connectForMembersOnly', 'false');
});

test('IDEN-4: where unknown addresses are hidden, an unproven one tells nobody whether it has an account', async () => {
  await setSetting(world.site.context, 'auth.hideUnknownEmail', 'true');
  const { personId } = await member();
  const ends = [];
  for (const email of [`m${count}@example.org`, 'nobody-has-this@example.org']) {
    world.facebook.seat({ id: email, name: 'Mallory', email });
    const browser = world.browser();
    const end = await browser.go('/m/connect/facebook?operation=register', isEnd);
    expect(browser.cookie('session')).toBeUndefined();
    ends.push([end.status, end.text]);
  }
  expect(ends[0]).toEqual(ends[1]);
  expect(await connectionsOf(personId)).toHaveLength(1);
  await setSetting(world.site.context, 'auth.hideUnknownEmail', 'false');
});

test('IDEN-4: a page elsewhere cannot connect its own account: a wrong token only asks', async () => {
  const { browser, personId } = await member();
  world.facebook.seat({ id: 'of-the-attacker', name: 'Mallory', email: 'mallory@example.org' });
  for (const xsrf of ['', 'x', 'undefined']) {
    const page = await browser.go(`${CONNECT}&xsrf=${xsrf}`);
    expect(page.text).toContain('Connect Facebook?');
  }
  expect(await connectionsOf(personId)).toHaveLength(1);
});

test('IDEN-4: two answers at once connect one', async () => {
  const { browser, personId } = await member();
  const links: string[] = [];
  for (const id of ['race-1', 'race-2']) {
    world.facebook.seat({ id, name: id, email: `${id}@example.org` });
    const page = await browser.go(CONNECT);
    const link = /href="(\/m\/[^"]+xsrf=[^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    links.push((await browser.go(link, (url) => url.pathname === '/m/callback/facebook')).url.href);
  }
  await Promise.all(links.map((link) => browser.go(link, isSettings)));
  expect(await connectionsOf(personId)).toHaveLength(2);
});

test('IDEN-4: the viewer sees their connections and takes one away; nobody else does', async () => {
  const { browser, personId } = await member();
  const other = await member();
  world.facebook.seat({ id: 'fb-5', name: 'Ada F.', email: 'f@example.org' });
  world.site.clock.advance(1_000);
  await connect(browser);
  const connections = '{ provider displayName }';
  const mine = await run(personId, `{ viewer { connections ${connections} } }`);
  expect(mine.data).toEqual({
    viewer: {
      connections: [
        { provider: 'GOOGLE', displayName: expect.stringMatching(/^M /) },
        { provider: 'FACEBOOK', displayName: 'Ada F.' },
      ],
    },
  });
  const theirs = await run(other.personId, `{ user(id: "${personId}") { connections ${connections} } }`);
  expect(theirs.data).toEqual({ user: { connections: null } });
  const remove = `mutation { disconnectProvider(provider: FACEBOOK) {
    __typename ... on BadRequest { message } ... on DisconnectedProvider { viewer { connections { provider } } } } }`;
  const late = await run(personId, remove, new Date(world.site.clock.now().getTime() - 16 * 60_000));
  expect(late.errors?.[0]?.extensions).toEqual({ code: 'STEP_UP_NEEDED' });
  const done = await run(personId, remove);
  expect(done.data?.['disconnectProvider']).toEqual({
    __typename: 'DisconnectedProvider',
    viewer: { connections: [{ provider: 'GOOGLE' }] },
  });
  const none = await run(personId, remove);
  expect(none.data?.['disconnectProvider']).toEqual({
    __typename: 'BadRequest',
    message: 'Your account isn’t connected to Facebook.',
  });
});

test('IDEN-4: the last way in stays, also when two go at once', async () => {
  const { browser, personId } = await member();
  world.facebook.seat({ id: 'fb-6', name: 'Ada', email: 'g@example.org' });
  await connect(browser);
  await world.site.database.kysely.deleteFrom('email_address').where('person_id', '=', personId).execute();
  const remove = (provider: string) =>
    run(
      personId,
      `mutation { disconnectProvider(provider: ${provider}) { __typename ... on BadRequest { message } } }`,
    );
  const answers = await Promise.all([remove('GOOGLE'), remove('FACEBOOK')]);
  expect(answers.map((answer) => answer.data?.['disconnectProvider'])).toContainEqual({
    __typename: 'BadRequest',
    message: 'This is your only way in. Add an email address or a passkey first.',
  });
  expect(await connectionsOf(personId)).toHaveLength(1);
});

test('IDEN-4: what was made with an unproven address opens no more once somebody else proved the address', async () => {
  world.facebook.seat({ id: 'squatter', name: 'Mallory', email: 'victim@example.org' });
  const squatter = world.browser();
  await squatter.go('/m/connect/facebook?operation=register', isEnd);
  const personId = (await world.personIn(squatter)) ?? '';
  await world.site.database.kysely
    .updateTable('email_address')
    .set({ is_verified: true })
    .where('person_id', '=', personId)
    .execute();
  const again = world.browser();
  const end = await again.go('/m/connect/facebook?operation=login', isEnd);
  expect([end.status, end.headers.get('x-error-code')]).toEqual([409, 'EMAIL_TAKEN']);
  expect(again.cookie('session')).toBeUndefined();
});

test('IDEN-4: what was connected while the address was unproven opens no more either', async () => {
  world.facebook.seat({ id: 'planter', name: 'Mallory', email: 'heir@example.org' });
  const planter = world.browser();
  await planter.go('/m/connect/facebook?operation=register', isEnd);
  const personId = (await world.personIn(planter)) ?? '';
  world.google.seat({ sub: 'planted', email: 'mallory@example.org', email_verified: true, name: 'Mallory' });
  await connect(planter, CONNECT.replace('facebook', 'google'));
  expect(await connectionsOf(personId)).toHaveLength(2);
  const context = { ...world.site.context, isProgram: true };
  await proveEmailAddress(context, { personId, address: 'heir@example.org' });
  expect(await connectionsOf(personId)).toEqual([]);
});
