import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import {
  askGraph,
  askTokens,
  codeFor,
  makeApp,
  makeProof,
  requestOf,
  type TestApp,
  type Tokens,
} from '#test/support/oauth-world.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const BACK = 'https://notes.example/back?from=longhand';
const program = await openProgram({ withWorld: false });
let owner: SignedIn;
let reader: SignedIn;
beforeAll(async () => {
  [owner, reader] = [await signIn(program), await signIn(program)];
});
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

const me = (token: string) => program.ask('/v1/me', { headers: { authorization: `Bearer ${token}` } });

async function tokensFor(app: TestApp): Promise<Tokens> {
  const proof = makeProof();
  const answer = await askTokens(program, {
    grant_type: 'authorization_code',
    code: await codeFor(program, reader, requestOf(app, BACK, proof)),
    redirect_uri: BACK,
    code_verifier: proof.verifier,
    client_id: app.id,
    client_secret: app.secret,
  });
  return JSON.parse(answer.text) as Tokens;
}

describe('an app', () => {
  const input = { name: 'Notes', description: '', redirectAddresses: [BACK] };
  const CREATE = `mutation ($input: OAuthAppInput!, $isPublic: Boolean!) {
    result: createOAuthApp(input: $input, isPublic: $isPublic) { __typename ... on UserError { message } } }`;

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://notes.example/back',
    'http://localhost/back',
    'http://127.0.0.1.evil.example/',
    'http://127.0.0.1@evil.example/',
    'https://notes.example/back#x',
    'https://me:secret@notes.example/',
    'https://notes.example\\@evil.example/',
    'https://notes.example/a b',
    'https://notes.example/*"',
    'https://Notes.example/back',
    'https://notes.example/a/../b',
    '//notes.example/back',
    '/back',
    'notes:/back',
    '',
  ])('cannot name the address %j', async (address) => {
    for (const isPublic of [true, false]) {
      const { data } = await askGraph(program, owner.headers, CREATE, {
        input: { ...input, redirectAddresses: [address] },
        isPublic,
      });
      expect(data?.['result']).toMatchObject({ __typename: 'BadRequest' });
    }
  });

  test('with a scheme of its own is public, and its name shows what it is', async () => {
    const bad = { result: { __typename: 'BadRequest', message: expect.any(String) } };
    const own = { ...input, redirectAddresses: ['com.notes.app:/cb'] };
    const answers = [
      await askGraph(program, owner.headers, CREATE, { input: own, isPublic: false }),
      await askGraph(program, owner.headers, CREATE, { input: { ...input, name: 'Log\u202enhand' }, isPublic: false }),
      await askGraph(program, owner.headers, CREATE, { input: { ...input, name: ' ' }, isPublic: false }),
    ];
    expect(answers.map(({ data }) => data)).toEqual([bad, bad, bad]);
  });

  test('is its owner’s alone to change, to give a new secret and to delete', async () => {
    const mine = await makeApp(program, owner, [BACK]);
    const deeds = [
      `mutation { result: updateOAuthApp(appId: "${mine.id}", input: { name: "Evil", description: "", redirectAddresses: ["https://evil.example/"] }) { __typename } }`,
      `mutation { result: replaceOAuthAppSecret(appId: "${mine.id}") { __typename } }`,
      `mutation { result: deleteOAuthApp(appId: "${mine.id}") { __typename } }`,
    ];
    for (const deed of deeds) {
      expect((await askGraph(program, reader.headers, deed)).data).toEqual({ result: { __typename: 'NotFound' } });
    }
    const types: unknown[] = [];
    for (const deed of deeds) types.push((await askGraph(program, owner.headers, deed)).data?.['result']);
    expect(types).toEqual(['MadeOAuthApp', 'MadeOAuthApp', 'EndedApp'].map((__typename) => ({ __typename })));
  });

  test('ends with what it was allowed when the person says so, and when its owner is suspended', async () => {
    const bad = await signIn(program);
    const theirs = await makeApp(program, bad, [BACK]);
    const { access_token: token } = await tokensFor(theirs);
    const list = await askGraph(program, reader.headers, '{ viewer { authorizedApps { id scopes lastUsedAt } } }');
    expect(JSON.stringify(list.data)).toContain(theirs.id);
    const end = `mutation { result: endAppAuthorization(appId: "${theirs.id}") { __typename } }`;
    expect((await askGraph(program, owner.headers, end)).data).toEqual({ result: { __typename: 'NotFound' } });
    expect((await askGraph(program, reader.headers, end)).data).toEqual({ result: { __typename: 'EndedApp' } });
    expect((await me(token)).status).toBe(401);
    const { access_token: next } = await tokensFor(theirs);
    expect((await me(next)).status).toBe(200);
    await suspendPerson(program.context, { personId: bad.personId, rule: 'SPAM', reason: 'Spam' });
    expect((await me(next)).status).toBe(401);
  });

  test('keeps no secret, code or token in clear', async () => {
    const app = await makeApp(program, owner, [BACK]);
    const tokens = await tokensFor(app);
    const { database } = program.context;
    const rows = await Promise.all(
      ['oauth_app', 'oauth_code', 'oauth_token'].map((table) =>
        database.query<{ row: string }>(`test_${table}`, `select t::text as row from ${table} t`, []),
      ),
    );
    const all = JSON.stringify(rows);
    expect(all.length).toBeGreaterThan(500);
    for (const secret of [app.secret ?? '', tokens.access_token, tokens.refresh_token]) {
      expect(all.includes(secret.slice(8))).toBe(false);
    }
  });
});
