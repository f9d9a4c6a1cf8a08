import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findEmailAccount } from '#modules/identity/email-verification/find-email-account.ts';
import { startSession } from '#modules/identity/sessions/start-session.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { linkOf, readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { undoEmailChange } from './undo-email-change.ts';

const DAY = 86_400_000;
let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

const CHANGE = `mutation($email: String!) { changeEmail(email: $email) {
  __typename ... on EmailChange { email } ... on UserError { message } } }`;
const OWN = '{ viewer { unverifiedEmail emailObfuscated isEmailChanging } }';

let count = 0;
async function member(isEmailVerified = true) {
  count += 1;
  const email = `before${count}@mail.example`;
  const made = await createAccount(world.context, { email, isEmailVerified, name: `Member ${count}` });
  if ('error' in made) throw new Error(made.error);
  const { personId } = made;
  const session = () => startSession(world.context, { personId, host: 'main', method: 'email' });
  const { sessionId } = await session();
  await session();
  const viewer: Viewer = buildViewer({ personId, sessionId, steppedUpAt: clock.now(), isEmailVerified });
  const browser = accountBrowser(world.graph, viewer);
  const context: CommandContext = { ...world.context, isProgram: false, viewer, browser: browser.browser };
  const change = async (to: string) => (await browser.ask(CHANGE, { email: to }))['changeEmail'];
  return { email, personId, viewer, context, browser, change };
}
const tokenTo = async (email: string) => {
  const mail = (await readMail(world.context)).findLast(({ to }) => to === email);
  return linkOf(mail ?? { text: '' }).searchParams.get('token') ?? '';
};
const mailsTo = async (email: string) => (await readMail(world.context)).filter(({ to }) => to === email);
const addressOf = async (personId: string) =>
  await world.database.kysely
    .selectFrom('email_address')
    .select(['address', 'is_verified'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
const sessionsOf = async (personId: string) =>
  (await world.database.kysely.selectFrom('session').select('id').where('person_id', '=', personId).execute()).map(
    ({ id }) => id,
  );

test('rule 141: the old address stays in use until the new one is confirmed, in the account that asked', async () => {
  const { email, personId, viewer, context, browser, change } = await member();
  const other = await member();
  expect(await change(' New1@Mail.Example ')).toEqual({ __typename: 'EmailChange', email: 'new1@mail.example' });
  expect(await browser.ask(OWN)).toEqual({
    viewer: { unverifiedEmail: 'new1@mail.example', emailObfuscated: 'b••@m••.example', isEmailChanging: true },
  });
  expect(await addressOf(personId)).toEqual({ address: email, is_verified: true });
  const token = await tokenTo('new1@mail.example');
  expect(await confirmEmailChange(other.context, token)).toBe('mustSignIn');
  expect(await confirmEmailChange({ ...context, viewer: null }, token)).toBe('mustSignIn');
  expect(await confirmEmailChange({ ...context, viewer: { ...viewer, scopes: new Set() } }, token)).toBe('mustSignIn');
  expect(await confirmEmailChange(context, token)).toBe('changed');
  expect(await confirmEmailChange(context, token)).toBe('expired');
  expect(await addressOf(personId)).toEqual({ address: 'new1@mail.example', is_verified: true });
  expect(await sessionsOf(personId)).toEqual([viewer.sessionId]);
  expect(await browser.ask(OWN)).toMatchObject({ viewer: { unverifiedEmail: null, isEmailChanging: false } });
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your Longhand email address was changed']);
});

/** A token of the person's own and an app that they allowed something, as of now. */
async function allowPrograms(personId: string, name: string): Promise<void> {
  const { kysely } = world.database;
  const times = { created_at: clock.now(), expires_at: new Date(clock.now().getTime() + 90 * DAY), last_used_at: null };
  const app = { name, description: '', redirect_addresses: ['https://app.example/'], secret_hash: null };
  await kysely
    .insertInto('oauth_app')
    .values({ ...app, id: `app of ${name}`, owner_id: personId, created_at: clock.now(), updated_at: clock.now() })
    .execute();
  const of = { person_id: personId, scopes: ['read' as const], ...times };
  await kysely
    .insertInto('oauth_grant')
    .values({ id: `grant of ${name}`, app_id: `app of ${name}`, ...of })
    .execute();
  await kysely
    .insertInto('personal_token')
    .values({ id: `token of ${name}`, token_hash: name, name, ...of })
    .execute();
}

test('rule 141: the old address takes the change back within 7 days, with all that a stranger added since', async () => {
  const { email, personId, context, change } = await member();
  await allowPrograms(personId, 'owner');
  clock.advance(1);
  await change('thief@mail.example');
  await confirmEmailChange(context, await tokenTo('thief@mail.example'));
  await change('thief2@mail.example');
  await confirmEmailChange(context, await tokenTo('thief2@mail.example'));
  const ofThief = await tokenTo('thief@mail.example');
  const now = clock.now();
  const { kysely } = world.database;
  await kysely
    .insertInto('password')
    .values({ person_id: personId, hash: 'x', is_short: false, created_at: now, updated_at: now })
    .execute();
  await allowPrograms(personId, 'thief');
  await change('thief3@mail.example');
  clock.advance(7 * DAY - 1);
  const stranger = { ...world.context, isProgram: false };
  expect(await undoEmailChange(stranger, await tokenTo(email))).toEqual({ kind: 'undone', address: email });
  expect(await addressOf(personId)).toEqual({ address: email, is_verified: true });
  expect(await sessionsOf(personId)).toEqual([]);
  expect(await kysely.selectFrom('password').select('person_id').where('person_id', '=', personId).execute()).toEqual(
    [],
  );
  for (const [table, kept] of [
    ['personal_token', 'token of owner'],
    ['oauth_grant', 'grant of owner'],
  ] as const) {
    const rows = await kysely.selectFrom(table).select('id').where('person_id', '=', personId).execute();
    expect(rows, table).toEqual([{ id: kept }]);
  }
  expect(await undoEmailChange(stranger, ofThief)).toEqual({ kind: 'expired' });
  expect(await undoEmailChange(stranger, await tokenTo(email))).toEqual({ kind: 'expired' });
  expect(await confirmEmailChange(context, await tokenTo('thief3@mail.example'))).toBe('expired');
});

test('rule 141: after 7 days the way back is closed, and the link of the new address after 24 hours', async () => {
  const { email, context, change } = await member();
  await change('slow@mail.example');
  clock.advance(DAY);
  expect(await confirmEmailChange(context, await tokenTo('slow@mail.example'))).toBe('expired');
  const again = { ...context, viewer: { ...context.viewer, steppedUpAt: clock.now() } as Viewer };
  await accountBrowser(world.graph, again.viewer).ask(CHANGE, { email: 'slow@mail.example' });
  expect(await confirmEmailChange(again, await tokenTo('slow@mail.example'))).toBe('changed');
  clock.advance(7 * DAY);
  expect(await undoEmailChange(world.context, await tokenTo(email))).toEqual({ kind: 'expired' });
});

test('an address that has an account is answered as one that has none, is sent nothing, and never changes hands', async () => {
  const owner = await member();
  const { personId, email, browser, change } = await member();
  expect(await change(owner.email)).toEqual({ __typename: 'EmailChange', email: owner.email });
  expect(await browser.ask(OWN)).toMatchObject({ viewer: { unverifiedEmail: owner.email, isEmailChanging: true } });
  expect(await mailsTo(owner.email)).toEqual([]);
  expect((await readMail(world.context, { withDecoys: true })).at(-1)).toMatchObject({
    to: owner.email,
    isDecoy: true,
  });
  expect(await addressOf(personId)).toEqual({ address: email, is_verified: true });
});

test('somebody who shows meanwhile that the address is theirs keeps it', async () => {
  const { personId, email, context, change } = await member();
  await change('raced@mail.example');
  const made = await createAccount(world.context, {
    email: 'raced@mail.example',
    isEmailVerified: true,
    name: 'Racer',
  });
  expect(await confirmEmailChange(context, await tokenTo('raced@mail.example'))).toBe('taken');
  expect(await addressOf(personId)).toEqual({ address: email, is_verified: true });
  expect(await findEmailAccount(world.context, 'raced@mail.example')).toMatchObject(made);
});

test('somebody who entered an address and never proved it does not keep it from its owner', async () => {
  const { context, change } = await member();
  const squatter = await createAccount(world.context, {
    email: 'squatted@mail.example',
    isEmailVerified: false,
    name: 'S',
  });
  await change('squatted@mail.example');
  expect(await confirmEmailChange(context, await tokenTo('squatted@mail.example'))).toBe('changed');
  if ('error' in squatter) throw new Error(squatter.error);
  expect(await addressOf(squatter.personId)).toBeUndefined();
});

test('an old address that nobody ever proved gets no way into the account', async () => {
  const { email, context, change } = await member(false);
  await change('proven@mail.example');
  expect(await confirmEmailChange(context, await tokenTo('proven@mail.example'))).toBe('changed');
  expect(await mailsTo(email)).toEqual([]);
});

test('what is no address, the same one, and too many are refused; so is who has not stepped up', async () => {
  const { email, viewer, change } = await member();
  expect(await change('nothing')).toEqual({ __typename: 'BadRequest', message: 'Please enter a valid email address.' });
  expect(await change(email.toUpperCase())).toEqual({
    __typename: 'BadRequest',
    message: 'That’s already your email address.',
  });
  const answers = [];
  for (let index = 0; index < 6; index += 1) answers.push(await change(`many${index}@mail.example`));
  expect(answers.map((answer) => (answer as { __typename: string }).__typename)).toEqual([
    ...Array.from({ length: 5 }, () => 'EmailChange'),
    'RateLimited',
  ]);
  const stale = new Date(clock.now().getTime() - 15 * 60_000 - 1);
  for (const [changes, code] of [
    [{ steppedUpAt: stale }, /STEP_UP_NEEDED/],
    [{ steppedUpAt: null }, /STEP_UP_NEEDED/],
    [{ scopes: new Set(['write']) }, /FORBIDDEN/],
  ] as const) {
    const browser = accountBrowser(world.graph, { ...viewer, ...changes } as Viewer);
    await expect(browser.ask(CHANGE, { email: 'x@mail.example' })).rejects.toThrow(code);
  }
  await expect(accountBrowser(world.graph, null).ask(CHANGE, { email: 'x@mail.example' })).rejects.toThrow(/FORBIDDEN/);
});
