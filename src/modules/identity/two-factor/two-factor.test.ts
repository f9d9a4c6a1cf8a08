import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { holdSignIn } from '#modules/identity/sign-in/pending-sign-in.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { askForPasskey } from './ask-for-passkey.ts';
import { confirmAuthenticatorApp } from './confirm-authenticator-app.ts';
import { hasSecondFactor } from './has-second-factor.ts';
import { findTotp } from './read-two-factor.ts';
import { regenerateRecoveryCodes } from './regenerate-recovery-codes.ts';
import { removeAuthenticatorApp } from './remove-authenticator-app.ts';
import { startAuthenticatorApp } from './start-authenticator-app.ts';
import { stepOf, totpCode } from './totp-code.ts';
import { verifyRecoveryCode } from './verify-recovery-code.ts';
import { verifyTwoFactorCode } from './verify-two-factor-code.ts';

let world: TestGraph;
let store: TestDatabase;
let count = 0;
let context: CommandContext;
let personId = '';
const clock = createFakeClock('2026-11-21T12:00:00Z');

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
  const browser = { visitorHash: `visitor-${count}`, userAgent: 'Test', network: `10.1.${count}.7`, country: 'DE' };
  const program = { ...world.context, database: store.database, clock };
  personId = await buildPerson(program, { key: `p${count}` });
  const viewer = buildViewer({ personId, sessionId: `s${count}`, steppedUpAt: clock.now() });
  context = { ...program, isProgram: false, browser, viewer };
});

async function codeAt(minutes = 0): Promise<string> {
  const totp = await findTotp(context, personId);
  if (totp === undefined) throw new Error('there is a secret');
  return totpCode(totp.secret, stepOf(new Date(clock.now().getTime() + minutes * 60_000)));
}

async function turnOn(): Promise<readonly string[]> {
  await startAuthenticatorApp(context);
  const done = await confirmAuthenticatorApp(context, await codeAt());
  if (!('codes' in done)) throw new Error('it is on');
  clock.advance(60_000);
  return done.codes;
}

const wait = () => holdSignIn(context, { personId, operation: 'login', redirect: '/', method: 'password' });
const wrong = async () => verifyTwoFactorCode(context, (await codeAt()) === '000000' ? '000001' : '000000');

describe('authenticator app', () => {
  test('counts from its first right code on, and comes with ten recovery codes, once', async () => {
    const setup = await startAuthenticatorApp(context);
    expect(setup).toMatchObject({
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Longhand:[^?]+\?secret=[A-Z2-7]{32}&issuer=Longhand$/),
    });
    expect(setup).toMatchObject({ qrSvg: expect.stringMatching(/^<svg /) });
    expect(await hasSecondFactor(context, personId)).toBe(false);
    expect(await confirmAuthenticatorApp(context, 'abc')).toMatchObject({ type: 'BadRequest' });
    const done = await confirmAuthenticatorApp(context, await codeAt());
    const codes = 'codes' in done ? done.codes : [];
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(code))).toBe(true);
    expect(await hasSecondFactor(context, personId)).toBe(true);
    expect(await startAuthenticatorApp(context)).toMatchObject({ type: 'BadRequest' });
    expect(await confirmAuthenticatorApp(context, await codeAt())).toMatchObject({ type: 'BadRequest' });
    const stored = JSON.stringify(await store.database.query('test_stored', 'select * from recovery_code', []));
    expect(codes.some((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toBe(false);
  });

  test('is removed with its codes, and nothing of it is changed without stepping up', async () => {
    await turnOn();
    const { viewer } = context;
    if (viewer === null) throw new Error('there is a viewer');
    const tired = { ...context, viewer: { ...viewer, steppedUpAt: null } };
    for (const change of [startAuthenticatorApp, removeAuthenticatorApp, regenerateRecoveryCodes]) {
      await expect(change(tired)).rejects.toThrow('Sign in again');
    }
    await expect(askForPasskey(tired, true)).rejects.toThrow('Sign in again');
    await expect(confirmAuthenticatorApp(tired, '1')).rejects.toThrow('Sign in again');
    expect(await removeAuthenticatorApp(context)).toEqual({ type: 'AccountSecurity', personId });
    expect(await hasSecondFactor(context, personId)).toBe(false);
    expect(await removeAuthenticatorApp(context)).toMatchObject({ type: 'BadRequest' });
    expect(await regenerateRecoveryCodes(context)).toMatchObject({ type: 'BadRequest' });
  });
});

describe('IDEN-5: the second step', () => {
  test('a code is good once, in the browser that waits, for the person it waits for', async () => {
    await turnOn();
    expect(await verifyTwoFactorCode(context, await codeAt())).toMatchObject({ type: 'NotFound' });
    await wait();
    const stranger = { ...context, browser: context.browser && { ...context.browser, visitorHash: 'another' } };
    expect(await verifyTwoFactorCode(stranger, await codeAt())).toMatchObject({ type: 'NotFound' });
    const code = await codeAt();
    const answers = await Promise.all([verifyTwoFactorCode(context, code), verifyTwoFactorCode(context, code)]);
    expect(answers.filter((answer) => 'value' in answer)).toHaveLength(1);
    await wait();
    expect(await verifyTwoFactorCode(context, code)).toMatchObject({ code: 'InvalidTwoFactorAuthCode' });
    clock.advance(11 * 60_000);
    expect(await verifyTwoFactorCode(context, await codeAt())).toMatchObject({ type: 'NotFound' });
  });

  test('the ladder, the lock without end, and the way out by a recovery code', async () => {
    const codes = await turnOn();
    const said: string[] = [];
    for (let failure = 1; failure <= 15; failure += 1) {
      await wait();
      const answer = await wrong();
      if ('value' in answer || answer.type === 'RateLimited') throw new Error('refused');
      said.push(answer.message);
      clock.advance(60 * 60_000);
    }
    const ended =
      'Your account has been locked, because you have attempted to enter a verification code too many times.';
    expect(said.slice(4, 7)).toEqual([
      'That verification code was incorrect. You have 1 more attempt before your account is locked for 1 minute.',
      'You reached your maximum number of attempts. Your account will be locked for 1 minute.',
      'You reached your maximum number of attempts. Your account will be locked for 2 minutes.',
    ]);
    expect(said[14]).toBe(ended);
    await wait();
    expect(await verifyTwoFactorCode(context, await codeAt())).toMatchObject({ message: ended });
    const typed = (codes[3] ?? '').toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect(await verifyRecoveryCode(context, typed)).toHaveProperty('value');
    await wait();
    expect(await verifyRecoveryCode(context, codes[3] ?? '')).toMatchObject({ code: 'InvalidTwoFactorAuthCode' });
    expect(await verifyTwoFactorCode(context, await codeAt())).toHaveProperty('value');
  });

  test('of 100 wrong codes at once 6 are evaluated; a recovery code is used by one of many', async () => {
    const [code = ''] = await turnOn();
    await wait();
    const answers = await Promise.all(Array.from({ length: 100 }, wrong));
    const evaluated = answers.filter((answer) => 'code' in answer && answer.code === 'InvalidTwoFactorAuthCode');
    expect(evaluated).toHaveLength(5);
    const elsewhere = { ...context, browser: context.browser && { ...context.browser, network: '192.0.2.1' } };
    const tries = await Promise.all(Array.from({ length: 6 }, () => verifyRecoveryCode(elsewhere, code)));
    expect(tries.filter((answer) => 'value' in answer)).toHaveLength(1);
  });

  test('a recovery code that is used in four browsers at once is good in one', async () => {
    const [code = ''] = await turnOn();
    const browsers = ['a', 'b', 'c', 'd'].map((name) => ({
      ...context,
      browser: context.browser && { ...context.browser, visitorHash: `${name}-${count}` },
    }));
    for (const one of browsers) await holdSignIn(one, { personId, operation: 'login', redirect: '/', method: 'email' });
    const tries = await Promise.all(browsers.map((one) => verifyRecoveryCode(one, code)));
    expect(tries.filter((answer) => 'value' in answer)).toHaveLength(1);
  });

  test('new recovery codes void the old', async () => {
    const [old = ''] = await turnOn();
    const made = await regenerateRecoveryCodes(context);
    await wait();
    expect(await verifyRecoveryCode(context, old)).toMatchObject({ code: 'InvalidTwoFactorAuthCode' });
    expect(await verifyRecoveryCode(context, 'codes' in made ? (made.codes[9] ?? '') : '')).toHaveProperty('value');
  });
});
