import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildName } from '#platform/build/build-name.ts';
import { createLog } from '#platform/log/log.ts';
import { groupErrors, sweepErrors } from '#modules/running/errors/group-errors.ts';
import { keepLoggedErrors } from '#modules/running/errors/take-errors.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const DIST = join(import.meta.dirname, '../../dist');
const ADDRESS = '/_/clientele/reports/errors/';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const ours = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'user-agent': FIREFOX };
const DAY = 24 * 3_600_000;

const program = await openProgram();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn(program);
  await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
});
beforeEach(async () => {
  // Limits count by this clock.
  program.clock.advance(2_000_000);
  const { kysely } = program.context.database;
  await kysely.deleteFrom('error_report').execute();
  await kysely.deleteFrom('error_group').execute();
});

const script = (start: string): string => {
  const name = readdirSync(join(DIST, 'client/assets')).find((file) => file.startsWith(start) && file.endsWith('.js'));
  return name ?? `no ${start}`;
};

function report(changes: Readonly<Record<string, unknown>> = {}) {
  const extra = { client: 'lite', build: '1.0.0', location: '/me?secret=1', routeName: 'ShowHome' };
  const stack = `TypeError: x is no function\n    at f (${program.url}/assets/none-1234.js:1:20)\n    at g (${program.url}/assets/none-1234.js:1:90)`;
  return { name: 'TypeError', message: 'x of ann@mail.example', stack, timestamp: 1, extra, ...changes };
}
/** Errors that have nothing in common but what sent them. */
const strange = (number: number) => report({ name: `Error${number}`, stack: '' });

const send = (reports: readonly unknown[], headers: Readonly<Record<string, string>> = ours, from = '127.0.0.40') =>
  program.ask(ADDRESS, { method: 'POST', headers, body: JSON.stringify(reports), from });

const groups = () =>
  program.context.database.kysely
    .selectFrom('error_group')
    .selectAll()
    .orderBy('first_seen_at')
    .orderBy('id')
    .execute();
const samples = async () =>
  (await program.context.database.kysely.selectFrom('error_sample').selectAll().execute()).map(({ sample }) => sample);
const group = () => groupErrors(program.context, { mapsFolder: join(DIST, 'maps') });

async function ask(query: string, variables: Readonly<Record<string, unknown>>, who = admin) {
  const body = JSON.stringify({ query, variables });
  const { text } = await program.ask('/_/graphql', { method: 'POST', headers: who.headers, body });
  return JSON.parse(text) as { readonly data?: Readonly<Record<string, unknown>> | null };
}
const settle = (id: string, state: string, who = admin) =>
  ask(
    'mutation($id: ID!, $state: ErrorGroupState!) { result: settleError(id: $id, state: $state) { ... on ErrorGroup { state } ... on UserError { message } } }',
    { id, state },
    who,
  );

test('CORE-9: errors of a page come in without a session, and are grouped and masked', async () => {
  const answer = await send([report(), report({ message: 'x of bob@mail.example' }), report({ name: 'RangeError' })]);
  expect([answer.status, answer.text, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
  expect(await groups()).toEqual([]);
  await group();
  const found = await groups();
  expect(found.map(({ name, message, seen_count: count }) => `${name}: ${message} (${count})`).toSorted()).toEqual([
    'RangeError: x of … (1)',
    'TypeError: x of … (2)',
  ]);
  const kept = JSON.stringify(await samples());
  expect(kept).toContain('"location":"/me"');
  for (const secret of ['mail.example', 'secret', '127.0.0.40']) expect(kept, secret).not.toContain(secret);
});

test('CORE-9: what was built is read by its sources', async () => {
  const core = script('core-');
  const text = readFileSync(join(DIST, 'client/assets', core), 'utf8');
  // What the loader of pages throws where nothing was prepared for it.
  const column = text.indexOf('__PRELOADED_STATE__') + 1;
  const stack = `Error: none\n    at a (${program.url}/assets/${core}:1:${column})`;
  await send([report({ name: 'Error', stack })]);
  await send([report({ name: 'Error', stack: `a@${program.url}/assets/${core}:1:${column}` })]);
  await group();
  const found = await groups();
  expect(found).toHaveLength(1);
  expect(found[0]?.place).toMatch(/^src\/web\/app\/start-errors\.ts:\d+$/);
  expect((await samples())[0]?.stack).toContain('src/web/app/start-errors.ts:');
});

test('CORE-9: no source map is ever served, and no script names one', async () => {
  const maps = readdirSync(join(DIST, 'maps'));
  expect(maps.length).toBeGreaterThan(100);
  for (const name of maps.filter((_name, place) => place % 20 === 0)) {
    for (const path of [
      `/assets/${name}`,
      `/maps/${name}`,
      `/assets/../maps/${name}`,
      `/assets/..%2f..%2fmaps%2f${name}`,
    ])
      expect((await program.ask(path)).status, path).toBe(404);
  }
  for (const name of readdirSync(join(DIST, 'client/assets')).filter((file) => file.endsWith('.js')))
    expect(readFileSync(join(DIST, 'client/assets', name), 'utf8').includes('sourceMappingURL='), name).toBe(false);
});

test('CORE-9: other sites, other shapes and bots tell nothing, and one network tells little', async () => {
  expect((await send([report()], { ...ours, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send([{ ...report(), name: 1 }])).status).toBe(400);
  expect((await send([report()], { ...ours, 'user-agent': 'Googlebot/2.1' })).status).toBe(204);
  const ten = Array.from({ length: 10 }, () => report());
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) statuses.push((await send(ten, ours, '127.0.0.41')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429]);
  await group();
  expect((await groups()).map(({ seen_count: count }) => count)).toEqual([100]);
});

test('CORE-9: whoever invents errors fills no table, and what happens often stays', async () => {
  await send([report(), report(), report()]);
  await group();
  for (let from = 0; from < 60; from += 1) {
    const ten = Array.from({ length: 10 }, (_none, place) => strange(10 * from + place));
    expect((await send(ten, ours, `127.0.1.${from}`)).status).toBe(204);
    if (from % 20 === 19) await group();
  }
  const found = await groups();
  expect(found).toHaveLength(500);
  expect(found.filter(({ name }) => name === 'TypeError')).toHaveLength(1);
  for (let from = 0; from < 210; from += 1)
    await send(
      Array.from({ length: 10 }, () => report()),
      ours,
      `127.0.2.${from}`,
    );
  const [waiting] = await program.context.database.query<{ count: number }>(
    'test_waiting',
    'select count(*)::int as count from error_report',
    [],
  );
  expect(waiting?.count).toBeLessThanOrEqual(2_010);
  await group();
  expect((await samples()).filter(({ build }) => build === '1.0.0').length).toBeLessThanOrEqual(500 + 9);
});

test('CORE-9: what the program logs as an error is grouped with the rest', async () => {
  const log = createLog('info', { write: () => undefined });
  const keeper = keepLoggedErrors({ ...program.context, log });
  const fail = (address: string) => new RangeError(`no room for ${address}`);
  for (const address of ['ann@mail.example', 'bob@mail.example'])
    log.error({ err: fail(address), requestId: 'r1', path: '/me?secret=1' }, 'a request failed');
  await keeper.stop();
  await group();
  const [found, ...others] = await groups();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ source: 'server', name: 'RangeError', message: 'no room for …', seen_count: 2 });
  expect((await samples())[0]?.about).toMatchObject({ said: 'a request failed', requestId: 'r1', location: '/me' });
});

test('rule 245: an error of the program names the build as errors of pages do', async () => {
  const log = createLog('info', { write: () => undefined });
  const keeper = keepLoggedErrors({ ...program.context, log });
  log.error({ err: new RangeError('no room') }, 'a request failed');
  await keeper.stop();
  await group();
  expect((await groups()).map(({ build }) => build)).toEqual([buildName]);
  expect(buildName).toMatch(/^\d+\.\d+\.\d+/);
  // What a browser tells of errors repeats what its page was given.
  const { text } = await program.ask('/');
  expect(text).toContain(`"version":${JSON.stringify(buildName)}`);
});

test('rule 245: administrators alone read and settle errors, and it is written down', async () => {
  await send([report()]);
  await group();
  const [{ id } = { id: '' }] = await groups();
  const reader = await signIn(program);
  for (const path of ['/_/admin/errors', `/_/admin/errors/${id}`]) {
    expect((await program.ask(path, { headers: { cookie: reader.cookie } })).status).toBe(404);
    const page = await program.ask(path, { headers: { cookie: admin.cookie } });
    expect([page.status, page.text.includes('TypeError: x of …')]).toEqual([200, true]);
  }
  expect((await program.ask('/_/admin/errors/none', { headers: { cookie: admin.cookie } })).status).toBe(404);
  expect((await settle(id, 'MUTED', reader)).data ?? null).toBeNull();
  expect((await settle('none', 'MUTED')).data).toMatchObject({
    result: { message: expect.stringContaining('30 days') },
  });
  expect((await settle(id, 'RESOLVED')).data).toEqual({ result: { state: 'RESOLVED' } });
  await settle(id, 'RESOLVED');
  const audit = await program.context.database.kysely
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .where('target_id', '=', id)
    .execute();
  expect(audit).toEqual([{ action: 'error.settled', before: { state: 'open' }, after: { state: 'resolved' } }]);
});

test('rule 245: a resolved error is back a day later or in another version, a muted one never', async () => {
  await send([report()]);
  await group();
  const [{ id } = { id: '' }] = await groups();
  const stateAfter = async (changes: Readonly<Record<string, unknown>> = {}) => {
    await send([report(changes)]);
    await group();
    return (await groups()).map(({ state }) => state);
  };
  await settle(id, 'RESOLVED');
  expect(await stateAfter()).toEqual(['resolved']);
  program.clock.advance(DAY + 1);
  expect(await stateAfter()).toEqual(['open']);
  await settle(id, 'RESOLVED');
  expect(await stateAfter({ extra: { ...report().extra, build: '1.1.0' } })).toEqual(['open']);
  await settle(id, 'MUTED');
  program.clock.advance(2 * DAY);
  expect(await stateAfter({ extra: { ...report().extra, build: '1.2.0' } })).toEqual(['muted']);
  program.clock.advance(31 * DAY);
  await sweepErrors(program.context);
  expect([await groups(), await samples()]).toEqual([[], []]);
});
