import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgedTokens } from '#test/support/forged-tokens.ts';
import { type ForgingIssuer, startForgingIssuer } from '#test/support/forging-issuer.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { createOpenIdClient, type OpenIdClient } from './open-id-client.ts';

let issuer: ForgingIssuer;
let client: OpenIdClient;
beforeEach(async () => {
  issuer = await startForgingIssuer();
  client = createOpenIdClient({
    issuer: issuer.origin,
    clientId: issuer.clientId,
    secret: () => 'secret',
    scope: 'openid email profile',
    outbound: createOutbound({ trustedOrigins: [issuer.origin] }),
  });
});
afterEach(() => issuer.close());

const question = {
  redirectUri: 'https://stories.example/m/callback/google',
  state: 'the-state',
  nonce: 'the-nonce',
  codeVerifier: 'v'.repeat(43),
};
const answer = (parameters: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ code: 'code', state: question.state, ...parameters });

/** Asks as a browser does, so that the issuer knows the nonce. */
const exchange = async (forge?: Parameters<ForgingIssuer['bring']>[0]) => {
  await fetch(await client.questionUrl(question), { redirect: 'manual' });
  if (forge) issuer.bring(forge);
  return await client.readAnswer(answer(), question);
};

test('IDEN-4: the question carries state, nonce and the challenge of PKCE', async () => {
  const { searchParams } = await client.questionUrl(question);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'site',
    response_type: 'code',
    redirect_uri: question.redirectUri,
    scope: 'openid email profile',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge_method: 'S256',
  });
  expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  expect(searchParams.get('code_challenge')).not.toBe(question.codeVerifier);
});

test('IDEN-4: a right answer says who it is', async () => {
  const ada = { subject: 'person-1', email: 'ada@example.org', isEmailVerified: true, name: 'Ada Marlowe' };
  expect(await exchange()).toEqual(ada);
});

test('IDEN-4: booleans that are written as texts are read, and what is no boolean is no proof', async () => {
  for (const [value, isVerified] of [
    ['true', true],
    ['false', false],
    ['yes', false],
    [1, false],
    [undefined, false],
  ] as const) {
    const claims = await exchange((right) => issuer.sign({ ...right, email_verified: value }));
    expect(claims.isEmailVerified, String(value)).toBe(isVerified);
  }
});

describe('IDEN-4: a forged ID token signs nobody in', () => {
  test('by a code', async () => {
    for (const [name, forge] of Object.entries(forgedTokens(issuer))) {
      await expect(exchange(forge), name).rejects.toMatchObject({ name: 'SignInFault', kind: 'untrusted' });
    }
    expect(await exchange((claims) => issuer.sign(claims))).toMatchObject({ subject: 'person-1' });
  });

  test('by a credential of the one-tap card', async () => {
    for (const [name, forge] of Object.entries(forgedTokens(issuer))) {
      const credential = client.readCredential(forge(issuer.claims()), undefined);
      await expect(credential, name).rejects.toMatchObject({ name: 'SignInFault', kind: 'untrusted' });
    }
    expect(await client.readCredential(issuer.sign(issuer.claims()), undefined)).toMatchObject({ subject: 'person-1' });
    await expect(client.readCredential(issuer.sign(issuer.claims('n')), undefined)).rejects.toThrow('another question');
    await expect(client.readCredential(issuer.sign(issuer.claims()), 'n')).rejects.toThrow('another question');
  });
});

test('IDEN-4: keys are asked for once, and again when one is new', async () => {
  await exchange();
  await exchange();
  const count = () => issuer.asked.filter((path) => path === 'GET /keys').length;
  expect(count()).toBe(1);
  // Keys that nobody published do not make us ask again and again.
  for (let number = 0; number < 5; number += 1) {
    await exchange((claims) => issuer.signAsStranger(claims, { kid: `none-${number}` })).catch(() => undefined);
  }
  expect(count()).toBeLessThanOrEqual(2);
});

test('IDEN-4: an answer with another state, of another issuer, or with an error is none', async () => {
  await exchange();
  const read = (parameters: Readonly<Record<string, string>>) => client.readAnswer(answer(parameters), question);
  await expect(read({ state: 'another' })).rejects.toMatchObject({ kind: 'untrusted' });
  await expect(read({ iss: 'https://accounts.example.org' })).rejects.toMatchObject({ kind: 'untrusted' });
  await expect(read({ id_token: issuer.sign(issuer.claims()) })).rejects.toMatchObject({ kind: 'untrusted' });
  await expect(read({ error: 'access_denied' })).rejects.toMatchObject({ kind: 'cancelled' });
  await expect(read({ error: 'invalid_scope' })).rejects.toMatchObject({ kind: 'refused' });
  await expect(read({ error: 'temporarily_unavailable' })).rejects.toMatchObject({ kind: 'unavailable' });
});

test('IDEN-4: a provider that is down is unavailable, and asked again when it is back', async () => {
  issuer.setDown(true);
  await expect(client.questionUrl(question)).rejects.toMatchObject({ kind: 'unavailable' });
  issuer.setDown(false);
  await exchange();
  issuer.setDown(true);
  await expect(client.readAnswer(answer(), question)).rejects.toMatchObject({ kind: 'unavailable' });
  await issuer.close();
  await expect(client.readAnswer(answer(), question)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('ASVS V10.5.3: what an issuer says of itself counts only where it is the one that was named', async () => {
  const { port } = new URL(issuer.origin);
  const alias = `http://localhost:${port}`;
  const settings = { clientId: issuer.clientId, secret: () => 'secret', scope: 'openid' };
  const outbound = createOutbound({ trustedOrigins: [alias, issuer.origin] });
  const misled = createOpenIdClient({ ...settings, issuer: alias, outbound });
  await expect(misled.questionUrl(question)).rejects.toMatchObject({ kind: 'untrusted' });
  const right = createOpenIdClient({ ...settings, issuer: issuer.origin, outbound });
  expect((await right.questionUrl(question)).origin).toBe(issuer.origin);
});
