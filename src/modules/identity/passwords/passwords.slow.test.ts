import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { Browser } from '#modules/ground/browser.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { setFlag } from '#modules/ground/flags/set-flag.ts';
import { liftPasswordLockout } from '#modules/identity/lockouts/lift-lockout.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { removePassword } from './remove-password.ts';
import { setPassword } from './set-password.ts';
import { signInWithPassword } from './sign-in-with-password.ts';

const PASSWORD = 'a blue horse in the rain';
let world: TestGraph;
let store: TestDatabase;
let count = 0;
const clock = createFakeClock('2026-11-21T12:00:00Z');
/** Another network for each test, so that none locks another's. */
let browser: Browser;

beforeAll(async () => {
  world = await createTestGraph();
  store = await createTestDatabase();
});
afterAll(async () => {
  await world.close();
  await store.close();
});
beforeEach(() => {
  count += 1;
  browser = { visitorHash: `visitor-${count}`, userAgent: 'Test', network: `10.0.${count}.7`, country: 'DE' };
});

function visitor(changes: Partial<CommandContext> = {}): CommandContext {
  return { ...world.context, database: store.database, clock, browser, isProgram: false, ...changes };
}

async function member(method = 'email'): Promise<{ personId: string; email: string; context: CommandContext }> {
  count += 1;
  const personId = await buildPerson(visitor({ isProgram: true, viewer: null }), { key: `p${count}` });
  const email = `reader${count}@mail.example`;
  const now = clock.now();
  const address = { address: email, person_id: personId, is_verified: true, created_at: now };
  await store.database.kysely.insertInto('email_address').values(address).execute();
  await store.database.query(
    'test_session',
    `insert into session (id, token_hash, person_id, host, method, user_agent, network, created_at, stepped_up_at, last_used_at, expires_at)
     values ($1, $1, $2, 'main', $3, '', '', now(), now(), now(), now() + interval '1 day')`,
    [`s${count}`, personId, method],
  );
  const viewer = buildViewer({ personId, sessionId: `s${count}`, steppedUpAt: now });
  return { personId, email, context: visitor({ viewer }) };
}

const setTo = (context: CommandContext, password: string, currentPassword: string | null = null) =>
  setPassword(context, { password, currentPassword, endsOtherSessions: true });
const signIn = (email: string, password: string, context = visitor()) =>
  signInWithPassword(context, { email, password, redirect: '/' });

describe('setting a password', () => {
  test('takes what rule 132 allows, and refuses the rest with a sentence that names the bound', async () => {
    const { context, email } = await member();
    expect(await setTo(context, 'horse')).toEqual({ type: 'BadRequest', message: 'Use at least 15 characters.' });
    expect(await setTo(context, 'x '.repeat(200))).toMatchObject({ message: 'Use at most 256 characters.' });
    expect(await setTo(context, email)).toMatchObject({ message: expect.stringContaining('easy to guess') });
    expect(await setTo(context, '1qaz2wsx3edc4rfv')).toMatchObject({ message: expect.stringContaining('Too many') });
    expect(await setTo(context, `${PASSWORD}\ud800`)).toMatchObject({ type: 'BadRequest' });
    expect(await setTo(context, PASSWORD)).toHaveProperty('personId');
    expect(await signIn(email, PASSWORD)).toHaveProperty('value');
  });

  test('is refused to who is signed out, did not step up, or holds a bearer token', async () => {
    const { context } = await member();
    const { viewer } = context;
    if (viewer === null) throw new Error('there is a viewer');
    await expect(setTo({ ...context, viewer: null }, PASSWORD)).rejects.toThrow('do not have access');
    const old = { ...viewer, steppedUpAt: new Date(clock.now().getTime() - 16 * 60_000) };
    await expect(setTo({ ...context, viewer: old }, PASSWORD)).rejects.toThrow('Sign in again');
    const bearer = { ...viewer, sessionId: null, scopes: new Set(['write'] as const) };
    await expect(setTo({ ...context, viewer: bearer }, PASSWORD)).rejects.toThrow('do not have access');
    await expect(removePassword({ ...context, viewer: old })).rejects.toThrow('Sign in again');
  });

  test('asks who signed in by the current password for it, and counts wrong ones', async () => {
    const { context } = await member('password');
    await setTo(context, PASSWORD);
    expect(await setTo(context, 'another horse in rain')).toMatchObject({ message: 'Enter your current password.' });
    expect(await setTo(context, 'another horse in rain', 'wrong')).toMatchObject({ code: 'InvalidPassword' });
    expect(await setTo(context, 'another horse in rain', PASSWORD)).toHaveProperty('personId');
  });

  test('is refused while the address is unproven, since it may be somebody else’s', async () => {
    const { context, email } = await member();
    await store.database.kysely
      .updateTable('email_address')
      .set({ is_verified: false })
      .where('address', '=', email)
      .execute();
    expect(await setTo(context, PASSWORD)).toEqual({
      type: 'BadRequest',
      message: 'Confirm your email address first.',
    });
  });

  test('tells the address, and ends the other sessions', async () => {
    const { context, personId } = await member();
    await store.database.query(
      'test_other_session',
      `insert into session (id, token_hash, person_id, host, method, user_agent, network, created_at, last_used_at, expires_at)
       values ('other', 'other', $1, 'main', 'email', '', '', now(), now(), now() + interval '1 day')`,
      [personId],
    );
    const jobs = async () =>
      (await store.database.query('test_jobs', 'select id from graphile_worker.jobs', [])).length;
    const before = await jobs();
    await setTo(context, PASSWORD);
    await removePassword(context);
    expect(await jobs()).toBe(before + 2);
    const left = await store.database.query('test_sessions', 'select id from session where person_id = $1', [personId]);
    expect(left).toHaveLength(1);
  });
});

describe('IDEN-5: signing in by password', () => {
  test('an unknown address, an account without password and a wrong one are answered alike, up the whole ladder', async () => {
    const [known, without] = [await member(), await member()];
    await setTo(known.context, PASSWORD);
    const climb = async (email: string): Promise<unknown> => {
      const answers: unknown[] = [];
      for (let attempt = 1; attempt <= 22; attempt += 1) {
        answers.push(await signIn(email, 'wrong'));
        clock.advance(60_000);
      }
      return answers;
    };
    const start = clock.now();
    const answers: unknown[] = [];
    for (const email of [known.email, without.email, 'nobody@mail.example']) {
      clock.set(start.toISOString());
      answers.push(await climb(email));
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('the exact sentences, on the way to the lock without end', async () => {
    const { context, email } = await member();
    await setTo(context, PASSWORD);
    const said: string[] = [];
    for (let failure = 1; failure <= 20; failure += 1) {
      const answer = await signIn(email, 'wrong');
      if (!('code' in answer)) throw new Error('refused');
      said.push(answer.message);
      clock.advance(60 * 60_000);
    }
    expect(said.slice(0, 7)).toEqual([
      'That password was incorrect. You have 5 more attempts before your account is locked for 1 minute.',
      'That password was incorrect. You have 4 more attempts before your account is locked for 1 minute.',
      'That password was incorrect. You have 3 more attempts before your account is locked for 1 minute.',
      'That password was incorrect. You have 2 more attempts before your account is locked for 1 minute.',
      'That password was incorrect. You have 1 more attempt before your account is locked for 1 minute.',
      'Due to too many password attempts, your account is locked for 1 minute.',
      'Due to too many password attempts, your account is locked for 2 minutes.',
    ]);
    const ended =
      'Due to security reasons, you can no longer sign in with password. Recover your password by requesting a magic link below.';
    expect(said[19]).toBe(ended);
    clock.advance(365 * 24 * 3_600_000);
    expect(await signIn(email, PASSWORD)).toMatchObject({ code: 'PasswordPermanentLockout', lockedOutUntil: null });
    await liftPasswordLockout(visitor(), email);
    expect(await signIn(email, PASSWORD)).toHaveProperty('value');
  });

  test('a new password frees it too, for who came in another way', async () => {
    const { context, email } = await member();
    await setTo(context, PASSWORD);
    for (let failure = 1; failure <= 20; failure += 1) {
      await signIn(email, 'wrong');
      clock.advance(60 * 60_000);
    }
    const { viewer } = context;
    const again = { ...context, viewer: viewer && { ...viewer, steppedUpAt: clock.now() } };
    expect(await setTo(again, 'another horse in rain', PASSWORD)).toMatchObject({ code: 'PasswordPermanentLockout' });
    expect(await setTo(again, 'another horse in rain')).toHaveProperty('personId');
    expect(await signIn(email, 'another horse in rain')).toHaveProperty('value');
  });

  test('a hash of other costs is replaced at the next sign-in', async () => {
    const { context, email, personId } = await member();
    await setTo(context, PASSWORD);
    const old = await hash(PASSWORD, { memoryCost: 8_192, timeCost: 1, secret: context.secrets.secret('password') });
    await store.database.kysely.updateTable('password').set({ hash: old }).where('person_id', '=', personId).execute();
    expect(await signIn(email, PASSWORD)).toHaveProperty('value');
    const rows = await store.database.kysely
      .selectFrom('password')
      .select('hash')
      .where('person_id', '=', personId)
      .execute();
    expect(rows[0]?.hash).toMatch(/m=19456,t=2,p=1/);
    expect(await signIn(email, PASSWORD)).toHaveProperty('value');
  });

  test('switched off by its flag it is refused', async () => {
    const { context, email } = await member();
    await setTo(context, PASSWORD);
    await setFlag(visitor({ isProgram: true }), 'enable_password_sign_in', false);
    await expect(signIn(email, PASSWORD)).rejects.toThrow('do not have access');
    await setFlag(visitor({ isProgram: true }), 'enable_password_sign_in', true);
    expect(await signIn(email, PASSWORD)).toHaveProperty('value');
  });

  test('the right password within a lock is refused, and a success begins the count anew', async () => {
    const { context, email } = await member();
    await setTo(context, PASSWORD);
    for (let failure = 1; failure <= 6; failure += 1) await signIn(email, 'wrong');
    expect(await signIn(email, PASSWORD)).toMatchObject({ code: 'PasswordSoftLockout', failCount: 6 });
    clock.advance(60_000);
    expect(await signIn(` ${email.toUpperCase()} `, PASSWORD)).toHaveProperty('value');
    expect(await signIn(email, 'wrong')).toMatchObject({ code: 'InvalidPassword', failCount: 1 });
  });

  test('of 100 wrong tries at once 6 are evaluated and 100 count for the network', async () => {
    const { context, email } = await member();
    await setTo(context, PASSWORD);
    const answers = await Promise.all(Array.from({ length: 100 }, () => signIn(email, 'wrong')));
    const codes = answers.map((answer) => ('code' in answer ? `${answer.code} ${answer.failCount}` : 'other'));
    const evaluated = [
      'InvalidPassword 1',
      'InvalidPassword 2',
      'InvalidPassword 3',
      'InvalidPassword 4',
      'InvalidPassword 5',
    ];
    expect(codes.filter((code) => code.startsWith('Invalid')).toSorted()).toEqual(evaluated);
    expect(codes.filter((code) => code === 'PasswordSoftLockout 6')).toHaveLength(95);
    expect(await signIn('somebody@else.example', 'wrong')).toMatchObject({
      code: 'IpAuthLockout',
      message: 'For security reasons, you cannot sign in from this network for 1 day.',
    });
    const elsewhere = visitor({ browser: { ...browser, network: '192.0.2.9' } });
    expect(await signIn('somebody@else.example', 'wrong', elsewhere)).toMatchObject({ code: 'InvalidPassword' });
  });

  test('20 accounts from one /24 lock it, loopback too, and successes do not', async () => {
    const { context, email } = await member();
    await setTo(context, PASSWORD);
    for (let index = 0; index < 20; index += 1) {
      const from = visitor({ browser: { ...browser, network: `127.0.0.${index}` } });
      expect(await signIn(email, PASSWORD, from)).toHaveProperty('value');
      expect(await signIn(`victim${index}@mail.example`, 'wrong', from)).toMatchObject({ code: 'InvalidPassword' });
    }
    const from = visitor({ browser: { ...browser, network: '127.0.0.99' } });
    expect(await signIn(email, PASSWORD, from)).toMatchObject({ code: 'IpAuthLockout' });
    clock.advance(24 * 3_600_000);
    expect(await signIn(email, PASSWORD, from)).toHaveProperty('value');
  });
});
