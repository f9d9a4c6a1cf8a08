import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { createPerson } from '#modules/people/people/create-person.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type AccountBrowser, accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

const DAY = 86_400_000;
let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

const CHANGE = `mutation($username: String!) { changeUsername(username: $username) {
  __typename ... on User { id username } ... on SignUpRefusal { code message } ... on RateLimited { message retryAfter } } }`;
const CHECK = `query($username: String!) { usernameAvailability(username: $username) {
  __typename ... on UsernameAvailability { username isAvailable } ... on SignUpRefusal { code message }
  ... on RateLimited { retryAfter } } }`;

async function member(username: string): Promise<AccountBrowser> {
  const personId = await buildPerson(world.context, { username });
  return accountBrowser(world.graph, buildViewer({ personId }));
}
const change = async (browser: Pick<AccountBrowser, 'ask'>, username: string) =>
  (await browser.ask(CHANGE, { username }))['changeUsername'];
const check = async (browser: AccountBrowser, username: string) =>
  (await browser.ask(CHECK, { username }))['usernameAvailability'];

test('IDEN-8: a username changes once in 30 days, and the old one is nobody else’s for 12 months', async () => {
  const ada = await member('ada-one');
  const bob = await member('bob-one');
  expect(await change(ada, ' @Ada-Two ')).toMatchObject({ __typename: 'User', username: 'ada-two' });
  expect(await change(ada, 'ada-three')).toEqual({
    __typename: 'RateLimited',
    message: 'You can change your username once in 30 days. Try again in 30 days.',
    retryAfter: 30 * 86_400,
  });
  expect(await change(bob, 'ADA-ONE')).toMatchObject({ code: 'USERNAME_TAKEN' });
  expect(await check(bob, 'ada-one')).toMatchObject({ code: 'USERNAME_TAKEN' });
  expect(await check(ada, 'ada-one')).toMatchObject({ isAvailable: true });
  const made = await createPerson(world.context, { name: 'Ada', username: 'ada-one', bio: '' });
  const row = await world.database.kysely.selectFrom('person').select('username').where('id', '=', made).execute();
  expect(row).toEqual([{ username: 'ada-one-2' }]);
  clock.advance(30 * DAY);
  expect(await change(ada, 'ada-one')).toMatchObject({ username: 'ada-one' });
  expect(await change(bob, 'ada-two')).toMatchObject({ code: 'USERNAME_TAKEN' });
  clock.advance(366 * DAY);
  expect(await change(bob, 'ada-two')).toMatchObject({ username: 'ada-two' });
});

test('IDEN-8: each code of a refusal has its one sentence', async () => {
  const cleo = await member('cleo');
  await member('taken-name');
  const refusals = await Promise.all(
    ['ab', 'a'.repeat(31), 'a b', 'admin', 'taken-name'].map((username) => change(cleo, username)),
  );
  expect(refusals).toEqual([
    { __typename: 'SignUpRefusal', code: 'USERNAME_INVALID', message: 'Use at least 3 characters for your username.' },
    { __typename: 'SignUpRefusal', code: 'USERNAME_TOO_LONG', message: 'Keep your username to 30 characters.' },
    {
      __typename: 'SignUpRefusal',
      code: 'USERNAME_INVALID',
      message:
        'Use letters, digits, dots, hyphens and underscores. Start with a letter or digit, and don’t put two dots in a row.',
    },
    { __typename: 'SignUpRefusal', code: 'USERNAME_TAKEN', message: 'That username isn’t available. Choose another.' },
    { __typename: 'SignUpRefusal', code: 'USERNAME_TAKEN', message: 'That username is taken. Choose another.' },
  ]);
});

test('IDEN-8: of many who want one name at once one gets it', async () => {
  const many = await Promise.all(Array.from({ length: 6 }, (_none, index) => member(`racer-${index}`)));
  const answers = await Promise.all(many.map((browser) => change(browser, 'the-prize')));
  expect(answers.filter((answer) => JSON.stringify(answer).includes('"User"')).length).toBe(1);
  expect(answers.filter((answer) => JSON.stringify(answer).includes('USERNAME_TAKEN')).length).toBe(5);
});

test('IDEN-8: availability is told 30 times a minute, also to who asks in a batch', async () => {
  const dora = await member('dora');
  const aliases = Array.from(
    { length: 40 },
    (_none, index) => `a${index}: usernameAvailability(username: "free-${index}") { __typename }`,
  );
  const answers = await Promise.all(
    [aliases.slice(0, 20), aliases.slice(20)].map((part) => dora.ask(`{ ${part.join(' ')} }`)),
  );
  const names = answers.flatMap((answer) => Object.values(answer)) as { __typename: string }[];
  expect(names.filter(({ __typename }) => __typename === 'UsernameAvailability').length).toBe(30);
  expect(names.filter(({ __typename }) => __typename === 'RateLimited').length).toBe(10);
});

test('nobody who is signed out, suspended or limited by scopes changes a username', async () => {
  const eve = await member('eve-one');
  const viewers = [null, { ...eve.viewer, isSuspended: true }, { ...eve.viewer, scopes: new Set(['write'] as const) }];
  for (const viewer of viewers) {
    await expect(change(accountBrowser(world.graph, viewer), 'eve-two')).rejects.toThrow(/FORBIDDEN/);
  }
});
