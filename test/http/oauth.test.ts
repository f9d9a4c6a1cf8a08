import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientSecretBasic,
  discovery,
  None,
  randomPKCECodeVerifier,
  refreshTokenGrant,
  tokenRevocation,
} from 'openid-client';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import type { Answer } from '#test/support/ask.ts';
import {
  askGraph,
  askTokens,
  codeFor,
  decide,
  makeApp,
  makeProof,
  requestOf,
  type TestApp,
  type Tokens,
} from '#test/support/oauth-world.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const BACK = 'https://notes.example/back?from=longhand';
const OTHER = 'https://notes.example/other';
const program = await openProgram({ withWorld: false });
let owner: SignedIn;
let reader: SignedIn;
let app: TestApp;
let publicApp: TestApp;
beforeAll(async () => {
  [owner, reader] = [await signIn(program), await signIn(program)];
  app = await makeApp(program, owner, [BACK, OTHER]);
  publicApp = await makeApp(program, owner, ['http://127.0.0.1/cb', 'com.notes.app:/cb'], true);
});
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

const jsonOf = (answer: Answer): Tokens => JSON.parse(answer.text) as Tokens;
const errorOf = (answer: Answer): string => `${answer.status} ${jsonOf(answer).error ?? ''}`;
const me = (token: string): Promise<Answer> => program.ask('/v1/me', { headers: { authorization: `Bearer ${token}` } });

async function exchange(
  change: Readonly<Record<string, string | undefined>> = {},
  query: Readonly<Record<string, string | undefined>> = {},
): Promise<Answer> {
  const proof = makeProof();
  const code = await codeFor(program, reader, requestOf(app, BACK, proof, query));
  return await askTokens(program, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: BACK,
    code_verifier: proof.verifier,
    client_id: app.id,
    client_secret: app.secret,
    ...change,
  });
}

const refresh = (token: string, change: Readonly<Record<string, string | undefined>> = {}): Promise<Answer> =>
  askTokens(program, {
    grant_type: 'refresh_token',
    refresh_token: token,
    client_id: app.id,
    client_secret: app.secret,
    ...change,
  });

describe('IDEN-12: a client that knows the standards and not us', () => {
  test('finds its way, gets tokens by PKCE, uses, renews and gives them back', async () => {
    const issuer = new URL(program.url);
    const options = { algorithm: 'oauth2' as const, execute: [allowInsecureRequests] };
    for (const [client, auth] of [
      [app, ClientSecretBasic(app.secret)],
      [publicApp, None()],
    ] as const) {
      // It takes every query off an address.
      const redirect = client === app ? OTHER : 'http://127.0.0.1:49152/cb';
      const server = await discovery(issuer, client.id, undefined, auth, options);
      expect(server.serverMetadata().authorization_response_iss_parameter_supported).toBe(true);
      const verifier = randomPKCECodeVerifier();
      const url = buildAuthorizationUrl(server, {
        redirect_uri: redirect,
        scope: 'read stats',
        state: 'abc',
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const landed = await decide(program, reader, url.search);
      if (typeof landed === 'string') throw new Error(landed);
      // It checks `state` and `iss` itself.
      const tokens = await authorizationCodeGrant(server, landed, { pkceCodeVerifier: verifier, expectedState: 'abc' });
      expect([tokens.token_type, tokens.scope, tokens.expires_in]).toEqual(['bearer', 'read stats', 3600]);
      expect((await me(tokens.access_token)).status).toBe(200);
      const renewed = await refreshTokenGrant(server, tokens.refresh_token ?? '');
      expect((await me(renewed.access_token)).status).toBe(200);
      await tokenRevocation(server, renewed.refresh_token ?? '');
      expect((await me(renewed.access_token)).status).toBe(401);
      expect((await me(tokens.access_token)).status).toBe(401);
    }
  });
});

describe('ASVS V10.4: what an app asks for', () => {
  const proof = makeProof();
  test.each([
    ['an app that there is not', { client_id: 'abc' }],
    ['an id with a NUL', { client_id: 'a\u0000' }],
    ['no address', { redirect_uri: undefined }],
    ['another host', { redirect_uri: 'https://evil.example/back' }],
    ['a longer path', { redirect_uri: `${BACK}/../evil` }],
    ['a longer query', { redirect_uri: `${BACK}&x=1` }],
    ['another case', { redirect_uri: BACK.replace('back', 'BACK') }],
    ['a fragment', { redirect_uri: `${BACK}#x` }],
    ['somebody before the host', { redirect_uri: 'https://notes.example@evil.example/back' }],
    ['a port', { redirect_uri: BACK.replace('example/', 'example:444/') }],
    ['plain http', { redirect_uri: BACK.replace('https', 'http') }],
  ])('%s leads nowhere', async (_name, change) => {
    const query = requestOf(app, BACK, proof, change);
    for (const isAllowed of [true, false]) {
      const answer = await decide(program, reader, query, isAllowed);
      expect(typeof answer === 'string' && answer !== '').toBe(true);
    }
    const text = `query ($query: String!) { oauthAuthorization(query: $query) {
      ... on AuthorizationRefusal { message redirectTo } } }`;
    const { data } = await askGraph(program, reader.headers, text, { query });
    expect(data?.['oauthAuthorization']).toMatchObject({ redirectTo: null });
  });

  test.each([
    ['no PKCE', { code_challenge: undefined }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['PKCE without a method', { code_challenge_method: undefined }, 'invalid_request'],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['a scope that there is not', { scope: 'read admin' }, 'invalid_scope'],
  ])('%s is refused, and the app may be told at its own address', async (_name, change, error) => {
    const query = requestOf(app, BACK, proof, change);
    expect(typeof (await decide(program, reader, query))).toBe('string');
    const text = `query ($query: String!) { oauthAuthorization(query: $query) {
      ... on AuthorizationRefusal { message redirectTo } } }`;
    const { data } = await askGraph(program, reader.headers, text, { query });
    const { redirectTo } = (data?.['oauthAuthorization'] ?? {}) as { redirectTo: string };
    const url = new URL(redirectTo);
    expect(redirectTo.startsWith(`${BACK}&`)).toBe(true);
    expect(url.searchParams.get('error')).toBe(error);
    expect([url.searchParams.get('state'), url.searchParams.get('iss')]).toEqual(['a state', program.url]);
  });

  test('is refused where it says something twice', async () => {
    const query = `${requestOf(app, BACK, proof)}&redirect_uri=${encodeURIComponent(BACK)}`;
    expect(typeof (await decide(program, reader, query))).toBe('string');
  });

  test('is denied by the person, without a code', async () => {
    const url = await decide(program, reader, requestOf(app, BACK, proof), false);
    if (typeof url === 'string') throw new Error(url);
    expect([...url.searchParams]).toEqual([
      ['from', 'longhand'],
      ['error', 'access_denied'],
      ['state', 'a state'],
      ['iss', program.url],
    ]);
  });

  test('cannot be allowed without the token against forgery, signed out, suspended, or by another app', async () => {
    const query = requestOf(app, BACK, proof);
    const { 'x-xsrf-token': _token, ...unsafe } = reader.headers;
    expect(await decide(program, { ...reader, headers: unsafe }, query)).toBe('XSRF');
    const tokens = jsonOf(await exchange({}, { scope: 'read write publish stats audience' }));
    const bearer = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' };
    expect(await decide(program, { ...reader, headers: bearer }, query)).toBe('FORBIDDEN');
    const bad = await signIn(program);
    await suspendPerson(program.context, { personId: bad.personId, rule: 'SPAM', reason: 'Spam' });
    expect(await decide(program, bad, query)).toBe('FORBIDDEN');
  });
});

test('a person allows no more than sixty requests an hour, from however many places at once', async () => {
  const busy = await signIn(program);
  const query = requestOf(app, BACK, makeProof());
  const answers = await Promise.all(Array.from({ length: 70 }, () => decide(program, busy, query)));
  expect(answers.filter((answer) => typeof answer !== 'string')).toHaveLength(60);
  expect(answers.find((answer) => typeof answer === 'string')).toContain('too often');
  expect(await decide(program, busy, query, false)).toBeInstanceOf(URL);
});

describe('ASVS V10.4: a code', () => {
  test('is worth nothing to another app, address or proof, or without the secret', async () => {
    const other = await makeApp(program, owner, [BACK]);
    expect(errorOf(await exchange({ client_id: other.id, client_secret: other.secret }))).toBe('400 invalid_grant');
    expect(errorOf(await exchange({ redirect_uri: OTHER }))).toBe('400 invalid_grant');
    expect(errorOf(await exchange({ code_verifier: makeProof().verifier }))).toBe('400 invalid_grant');
    expect(errorOf(await exchange({ code_verifier: undefined }))).toBe('400 invalid_request');
    expect(errorOf(await exchange({ redirect_uri: undefined }))).toBe('400 invalid_request');
    expect(errorOf(await exchange({ client_secret: undefined }))).toBe('401 invalid_client');
    expect(errorOf(await exchange({ client_secret: 'lhs_wrong' }))).toBe('401 invalid_client');
    expect(errorOf(await exchange({ grant_type: 'password' }))).toBe('400 unsupported_grant_type');
    expect(errorOf(await exchange({ grant_type: 'client_credentials' }))).toBe('400 unsupported_grant_type');
  });

  test('lives for 60 seconds', async () => {
    const proof = makeProof();
    const code = await codeFor(program, reader, requestOf(app, BACK, proof));
    program.clock.advance(60_000);
    expect(errorOf(await exchange({ code, code_verifier: proof.verifier }))).toBe('400 invalid_grant');
  });

  test('is good once, of many at once too; a second use ends what came of the first', async () => {
    const proof = makeProof();
    const code = await codeFor(program, reader, requestOf(app, BACK, proof));
    const fields = { code, code_verifier: proof.verifier };
    const first = jsonOf(await exchange(fields));
    expect((await me(first.access_token)).status).toBe(200);
    expect(errorOf(await exchange(fields))).toBe('400 invalid_grant');
    expect((await me(first.access_token)).status).toBe(401);
    expect(errorOf(await refresh(first.refresh_token))).toBe('400 invalid_grant');
    const again = makeProof();
    const raced = await codeFor(program, reader, requestOf(app, BACK, again));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => exchange({ code: raced, code_verifier: again.verifier })),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });
});

describe('ASVS V10.4: a refresh token', () => {
  test('changes with each use, and a second use of one ends them all', async () => {
    const first = jsonOf(await exchange());
    const second = jsonOf(await refresh(first.refresh_token));
    const third = jsonOf(await refresh(second.refresh_token));
    expect((await me(third.access_token)).status).toBe(200);
    // The thief is late.
    expect(errorOf(await refresh(first.refresh_token))).toBe('400 invalid_grant');
    for (const { access_token: token } of [first, second, third]) expect((await me(token)).status).toBe(401);
    expect(errorOf(await refresh(third.refresh_token))).toBe('400 invalid_grant');
  });

  test('is bound to its app, cannot grow, and is no access token', async () => {
    const { refresh_token: token } = jsonOf(await exchange());
    const other = await makeApp(program, owner, [BACK]);
    expect(errorOf(await refresh(token, { client_id: other.id, client_secret: other.secret }))).toBe(
      '400 invalid_grant',
    );
    expect(errorOf(await refresh(token, { client_id: publicApp.id, client_secret: undefined }))).toBe(
      '400 invalid_grant',
    );
    expect(errorOf(await refresh(token, { scope: 'read publish' }))).toBe('400 invalid_scope');
    expect(errorOf(await refresh(token, { client_secret: undefined }))).toBe('401 invalid_client');
    expect((await me(token)).status).toBe(401);
    expect((await refresh(token)).status).toBe(200);
  });

  test('keeps all that was allowed when the access token asks for less', async () => {
    const first = jsonOf(await exchange({}, { scope: 'read stats' }));
    const less = jsonOf(await refresh(first.refresh_token, { scope: 'stats' }));
    expect(less.scope).toBe('stats');
    expect((await me(less.access_token)).status).toBe(403);
    expect(jsonOf(await refresh(less.refresh_token)).scope).toBe('read stats');
  });

  test('ends after 90 days, and an access token after an hour', async () => {
    const tokens = jsonOf(await exchange());
    program.clock.advance(3_600_000);
    expect((await me(tokens.access_token)).status).toBe(401);
    program.clock.advance(89 * 86_400_000);
    const renewed = jsonOf(await refresh(tokens.refresh_token));
    program.clock.advance(90 * 86_400_000);
    expect(errorOf(await refresh(renewed.refresh_token))).toBe('400 invalid_grant');
    [owner, reader] = [
      await signIn(program, { person: owner.personId }),
      await signIn(program, { person: reader.personId }),
    ];
  });
});

test('ASVS V10.4.8: what was allowed ends after a year, however often it was renewed', async () => {
  let tokens = jsonOf(await exchange());
  for (let day = 0; day < 365 - 73; day += 73) {
    program.clock.advance(73 * 86_400_000);
    tokens = jsonOf(await refresh(tokens.refresh_token));
  }
  expect((await me(tokens.access_token)).status).toBe(200);
  program.clock.advance(73 * 86_400_000);
  expect(errorOf(await refresh(tokens.refresh_token))).toBe('400 invalid_grant');
  [owner, reader] = [
    await signIn(program, { person: owner.personId }),
    await signIn(program, { person: reader.personId }),
  ];
});

describe('the token endpoint', () => {
  test('takes forms only, nothing twice, one proof, and is never stored', async () => {
    const json = await program.ask('/m/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"grant_type":"refresh_token"}',
    });
    expect(json.status).toBe(400);
    const body = `grant_type=refresh_token&grant_type=refresh_token&client_id=${app.id}&client_secret=${app.secret}`;
    const twice = await program.ask('/m/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    });
    expect(errorOf(twice)).toBe('400 invalid_request');
    const authorization = `Basic ${Buffer.from(`${app.id}:${app.secret}`).toString('base64')}`;
    const fields = { grant_type: 'refresh_token', refresh_token: 'x' };
    const both = await askTokens(program, { ...fields, client_secret: app.secret }, { headers: { authorization } });
    expect(errorOf(both)).toBe('400 invalid_request');
    const one = await askTokens(program, fields, { headers: { authorization } });
    expect([errorOf(one), one.headers['cache-control']]).toEqual(['400 invalid_grant', 'no-store']);
    const secret = await askTokens(program, { ...fields, client_id: publicApp.id, client_secret: 'x' });
    expect([errorOf(secret), secret.headers['www-authenticate']]).toEqual([
      '401 invalid_client',
      'Basic realm="oauth"',
    ]);
  });

  test('takes back only what is the app’s own, and says no more to a thief', async () => {
    const tokens = jsonOf(await exchange());
    const other = await makeApp(program, owner, [BACK]);
    const path = '/m/oauth/revoke';
    const thief = { client_id: other.id, client_secret: other.secret };
    expect((await askTokens(program, { ...thief, token: tokens.refresh_token }, { path })).status).toBe(200);
    expect((await me(tokens.access_token)).status).toBe(200);
    const own = { client_id: app.id, client_secret: app.secret };
    expect((await askTokens(program, { ...own, token: tokens.access_token }, { path })).status).toBe(200);
    expect((await me(tokens.access_token)).status).toBe(401);
    expect((await refresh(tokens.refresh_token)).status).toBe(200);
    expect((await askTokens(program, { ...own, token: 'lhr_nothing' }, { path })).status).toBe(200);
  });
});
