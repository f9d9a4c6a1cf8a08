import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { setPassword } from '#modules/identity/passwords/set-password.ts';
import { holdSignIn } from '#modules/identity/sign-in/pending-sign-in.ts';
import { askForPasskey } from '#modules/identity/two-factor/ask-for-passkey.ts';
import { hasSecondFactor } from '#modules/identity/two-factor/has-second-factor.ts';
import { verifyTwoFactorCode } from '#modules/identity/two-factor/verify-two-factor-code.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type Bend, createSoftAuthenticator, type SoftAuthenticator } from '#test/support/soft-authenticator.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { finishPasskeyRegistration } from './finish-passkey-registration.ts';
import type { PasskeyOptionsOutcome } from './passkey.ts';
import { readPasskeys } from './read-passkeys.ts';
import { relyingParty } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';
import { startPasskeyRegistration } from './start-passkey-registration.ts';
import { startPasskeySecondFactor } from './start-passkey-second-factor.ts';
import { startPasskeySignIn } from './start-passkey-sign-in.ts';
import { verifyPasskeySecondFactor } from './verify-passkey-second-factor.ts';

const ORIGIN = 'https://letters.example';
const config = parseConfig({ NODE_ENV: 'test', LONGHAND_URL: ORIGIN });
const clock = createFakeClock('2026-11-21T12:00:00Z');
let world: TestGraph;
let store: TestDatabase;
let count = 0;
let context: CommandContext;
let personId = '';
let authenticator: SoftAuthenticator;

beforeAll(async () => {
  world = await createTestGraph();
  store = await createTestDatabase();
});
afterAll(async () => {
  await world.close();
  await store.close();
});
beforeEach(async () => {
  count += 1;
  const browser = { visitorHash: `visitor-${count}`, userAgent: 'Test', network: `10.2.${count}.7`, country: 'DE' };
  const program = { ...world.context, database: store.database, clock, config };
  personId = await buildPerson(program, { key: `p${count}` });
  const viewer = buildViewer({ personId, sessionId: `s${count}`, steppedUpAt: clock.now() });
  context = { ...program, isProgram: false, browser, viewer };
  authenticator = createSoftAuthenticator(ORIGIN);
});

const json = (outcome: PasskeyOptionsOutcome): string => {
  if (outcome.type !== 'PasskeyOptions') throw new Error(outcome.message);
  return outcome.json;
};
const anonymous = (): CommandContext => ({ ...context, viewer: null });

async function register(bend: Bend = {}, name: string | null = 'Phone') {
  const options = json(await startPasskeyRegistration(context));
  return await finishPasskeyRegistration(context, { response: authenticator.create(options, bend), name });
}
async function signIn(bend: Bend = {}) {
  const options = json(await startPasskeySignIn(anonymous()));
  return await signInWithPasskey(anonymous(), { response: authenticator.get(options, bend), redirect: '/' });
}
async function giveAddress(): Promise<void> {
  const row = { address: `p${count}@mail.example`, person_id: personId, is_verified: true, created_at: clock.now() };
  await store.database.kysely.insertInto('email_address').values(row).execute();
}

describe('rule 140: passkeys', () => {
  test('one is registered, signs in without an address, and says when it was last used', async () => {
    expect(await register()).toEqual({ type: 'AccountSecurity', personId });
    expect(await readPasskeys(context, personId)).toMatchObject([{ name: 'Phone', lastUsedAt: null }]);
    clock.advance(60_000);
    expect(await signIn()).toMatchObject({ type: 'Token' });
    const token = await store.database.query('test_token', 'select method, person_id from login_token', []);
    expect(token).toContainEqual({ method: 'passkey', person_id: personId });
    expect(await readPasskeys(context, personId)).toMatchObject([{ lastUsedAt: clock.now() }]);
    const options = JSON.parse(json(await startPasskeySignIn(anonymous()))) as Record<string, unknown>;
    expect(options).toMatchObject({ rpId: 'letters.example', userVerification: 'required' });
    expect(options).not.toHaveProperty('allowCredentials');
  });

  test.each<[string, Bend]>([
    ['another site', { origin: 'https://1etters.example' }],
    ['another party', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
    ['a registration as an answer', { type: 'webauthn.create' }],
    ['a challenge of its own', { challenge: 'AAAA' }],
    ['another person’s handle', { userHandle: 'AAAA' }],
    ['no handle', { userHandle: '' }],
    ['a counter that went back', { counter: 1 }],
  ])('%s is refused, in one sentence', async (_name, bend) => {
    await register();
    expect(await signIn()).toMatchObject({ type: 'Token' });
    expect(await signIn(bend)).toEqual({
      type: 'SignInRefusal',
      code: 'default',
      message: 'Please try again.',
      failCount: null,
      lockedOutUntil: null,
    });
    expect(await signIn()).toMatchObject({ type: 'Token' });
  });

  test.each<[string, Bend]>([
    ['another site', { origin: 'https://1etters.example' }],
    ['another party', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
    ['a challenge of its own', { challenge: 'AAAA' }],
  ])('a new one of %s is refused', async (_name, bend) => {
    expect(await register(bend)).toMatchObject({ type: 'BadRequest' });
    expect(await readPasskeys(context, personId)).toEqual([]);
  });

  test('a challenge is answered once, in its browser, in five minutes, for its purpose', async () => {
    await register();
    const input = async () => ({
      response: authenticator.get(json(await startPasskeySignIn(anonymous()))),
      redirect: '/',
    });
    const one = await input();
    const both = await Promise.all([signInWithPasskey(anonymous(), one), signInWithPasskey(anonymous(), one)]);
    expect(both.filter(({ type }) => type === 'Token')).toHaveLength(1);
    const { browser } = context;
    if (browser === null) throw new Error('there is a browser');
    const elsewhere = { ...anonymous(), browser: { ...browser, visitorHash: 'another' } };
    expect(await signInWithPasskey(elsewhere, await input())).toMatchObject({ code: 'default' });
    const late = await input();
    clock.advance(5 * 60_000);
    expect(await signInWithPasskey(anonymous(), late)).toMatchObject({ code: 'default' });
    const forRegistration = json(
      await startPasskeyRegistration({ ...context, viewer: buildViewer({ personId, steppedUpAt: clock.now() }) }),
    );
    const { challenge } = JSON.parse(forRegistration) as { challenge: string };
    expect(await signIn({ challenge })).toMatchObject({ code: 'default' });
  });

  test('anything that is no answer is refused and breaks nothing', async () => {
    await register();
    const nonsense = [
      '',
      '{}',
      'null',
      '[]',
      '{"id":1}',
      '\0',
      'x'.repeat(30_000),
      '{"id":"AA","rawId":"AA","type":"public-key","response":{"clientDataJSON":"","authenticatorData":"","signature":""}}',
    ];
    for (const response of nonsense) {
      expect(await signInWithPasskey(anonymous(), { response, redirect: '/' })).toMatchObject({ code: 'default' });
      expect(await finishPasskeyRegistration(context, { response, name: null })).toMatchObject({ type: 'BadRequest' });
    }
  });

  test('nothing of them changes without stepping up, and nobody changes those of others', async () => {
    await register();
    const { viewer } = context;
    if (viewer === null) throw new Error('there is a viewer');
    const tired = { ...context, viewer: { ...viewer, steppedUpAt: null } };
    await expect(startPasskeyRegistration(tired)).rejects.toThrow('Sign in again');
    await expect(finishPasskeyRegistration(tired, { response: '', name: null })).rejects.toThrow('Sign in again');
    await expect(renamePasskey(tired, { id: authenticator.id, name: 'x' })).rejects.toThrow('Sign in again');
    await expect(removePasskey(tired, authenticator.id)).rejects.toThrow('Sign in again');
    await expect(startPasskeyRegistration(anonymous())).rejects.toThrow('do not have access');
    const stranger = {
      ...context,
      viewer: buildViewer({ personId: await buildPerson({ ...context, isProgram: true }), steppedUpAt: clock.now() }),
    };
    expect(await renamePasskey(stranger, { id: authenticator.id, name: 'Mine' })).toMatchObject({ type: 'BadRequest' });
    expect(await removePasskey(stranger, authenticator.id)).toMatchObject({ type: 'BadRequest' });
    const options = json(await startPasskeyRegistration(stranger));
    expect(
      await finishPasskeyRegistration(stranger, { response: authenticator.create(options), name: null }),
    ).toMatchObject({ type: 'BadRequest' });
    expect(await readPasskeys(context, personId)).toMatchObject([{ name: 'Phone' }]);
  });

  test('a name is changed; the last way in stays, and so does what a short password needs', async () => {
    await register();
    expect(await renamePasskey(context, { id: authenticator.id, name: ' Key ' })).toHaveProperty('personId');
    expect(await renamePasskey(context, { id: authenticator.id, name: ' ' })).toMatchObject({ type: 'BadRequest' });
    expect(await readPasskeys(context, personId)).toMatchObject([{ name: 'Key' }]);
    expect(await removePasskey(context, authenticator.id)).toMatchObject({
      message: expect.stringContaining('only way'),
    });
    await giveAddress();
    await setPassword(context, { password: 'blue hor', currentPassword: null, endsOtherSessions: false });
    expect(await removePasskey(context, authenticator.id)).toMatchObject({
      message: expect.stringContaining('shorter'),
    });
    await setPassword(context, {
      password: 'a blue horse in the rain',
      currentPassword: null,
      endsOtherSessions: false,
    });
    expect(await removePasskey(context, authenticator.id)).toHaveProperty('personId');
    expect(await signIn()).toMatchObject({ code: 'default' });
  });

  test('no passkeys where browsers make none', () => {
    const at = (url: string) => relyingParty(parseConfig({ NODE_ENV: 'test', LONGHAND_URL: url }))?.id;
    expect(at('http://127.0.0.1:3000')).toBeUndefined();
    expect(at('http://[::1]:3000')).toBeUndefined();
    expect(at('http://letters.example')).toBeUndefined();
    expect(at('http://localhost:3000')).toBe('localhost');
  });
});

describe('rule 140: a passkey as the second step', () => {
  const wait = () => holdSignIn(context, { personId, operation: 'login', redirect: '/', method: 'email' });
  const second = async (bend: Bend = {}) => {
    const options = json(await startPasskeySecondFactor(anonymous()));
    return await verifyPasskeySecondFactor(anonymous(), authenticator.get(options, bend));
  };

  test('it is asked for where the person wants that, and needs a waiting sign-in', async () => {
    await giveAddress();
    expect(await askForPasskey(context, true)).toMatchObject({ type: 'BadRequest' });
    await register();
    expect(await hasSecondFactor(context, personId)).toBe(false);
    const asked = await askForPasskey(context, true);
    expect(asked.type === 'RecoveryCodes' && asked.codes.length).toBe(10);
    expect(await hasSecondFactor(context, personId)).toBe(true);
    expect(await startPasskeySecondFactor(anonymous())).toMatchObject({ type: 'NotFound' });
    await wait();
    expect(await second({ isVerified: false })).toMatchObject({ type: 'Token' });
    await removePasskey(context, authenticator.id);
    expect(await hasSecondFactor(context, personId)).toBe(false);
  });

  test('another person’s passkey is wrong, and wrong ones climb the ladder that locks it too', async () => {
    await giveAddress();
    await register();
    await wait();
    for (let failure = 1; failure <= 6; failure += 1) await verifyTwoFactorCode(anonymous(), 'abc');
    expect(await second()).toMatchObject({ code: 'TwoFactorAuthSoftLockout' });
    clock.advance(60_000);
    await wait();
    expect(await second({ origin: 'https://1etters.example' })).toMatchObject({ code: 'TwoFactorAuthSoftLockout' });
    clock.advance(2 * 60_000);
    await wait();
    expect(await second()).toMatchObject({ type: 'Token' });
  });
});
