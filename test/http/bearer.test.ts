import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { endPersonSessions } from '#modules/running/moderation/end-person-sessions.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { askGraph } from '#test/support/oauth-world.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const DAY = 86_400_000;
const program = await openProgram();
let person: SignedIn;
beforeAll(async () => {
  person = await signIn(program);
});
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

const CREATE = `mutation ($name: String!, $scopes: [TokenScope!]!, $expiresAt: Timestamp!) {
  result: createPersonalToken(name: $name, scopes: $scopes, expiresAt: $expiresAt) {
    __typename ... on CreatedPersonalToken { id value } ... on UserError { message } } }`;

type Made = { readonly __typename: string; readonly id?: string; readonly value?: string };

async function create(who: SignedIn, change: object = {}): Promise<Made & { readonly code: string | undefined }> {
  const variables = {
    name: 'Notes',
    scopes: ['read'],
    expiresAt: program.clock.now().getTime() + DAY,
    ...change,
  };
  const { data, errors } = await askGraph(program, who.headers, CREATE, variables);
  const made = (data?.['result'] ?? { __typename: '' }) as Made;
  return { ...made, code: errors?.[0]?.extensions?.code };
}

const bearer = (token: string, more: Readonly<Record<string, string>> = {}) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  ...more,
});
const me = (headers: Readonly<Record<string, string>>) => program.ask('/v1/me', { headers });

describe('rule 153: a personal token', () => {
  test('is made in a fresh session by who confirmed their address, and by nobody and nothing else', async () => {
    const { value = '', __typename } = await create(person, {
      scopes: ['read', 'write', 'publish', 'stats', 'audience'],
    });
    expect([__typename, value.slice(0, 5)]).toEqual(['CreatedPersonalToken', 'lhp_t']);
    // A token makes no token.
    expect((await create({ ...person, headers: bearer(value) })).code).toBe('FORBIDDEN');
    const stranger = await signIn(program);
    const { kysely } = program.context.database;
    await kysely
      .updateTable('email_address')
      .set({ is_verified: false })
      .where('person_id', '=', stranger.personId)
      .execute();
    expect((await create(stranger)).__typename).toBe('BadRequest');
    const bad = await signIn(program);
    await suspendPerson(program.context, { personId: bad.personId, rule: 'SPAM', reason: 'Spam' });
    expect((await create(bad)).code).toBe('FORBIDDEN');
    const late = await signIn(program);
    program.clock.advance(901_000);
    expect((await create(late)).code).toBe('STEP_UP_NEEDED');
    person = await signIn(program, { person: person.personId });
  });

  test('has a name, scopes and an end within a year', async () => {
    const now = program.clock.now().getTime();
    const wrong = [
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { scopes: [] },
      { expiresAt: now },
      { expiresAt: now + 367 * DAY },
      { expiresAt: Date.parse('9999-12-31T00:00:00Z') },
    ];
    for (const change of wrong) expect((await create(person, change)).__typename).toBe('BadRequest');
  });

  test('is one of ten at most, also when asked for at once', async () => {
    const many = await signIn(program);
    const made = await Promise.all(Array.from({ length: 14 }, () => create(many)));
    expect(made.filter(({ __typename }) => __typename === 'CreatedPersonalToken')).toHaveLength(10);
  });

  test('is told once, kept as a hash, listed without its value, and ended at once by its owner alone', async () => {
    const { value = '', id = '' } = await create(person, { name: 'Listed' });
    const { database } = program.context;
    const rows = await database.query('test_personal_tokens', 'select t::text from personal_token t', []);
    expect(JSON.stringify(rows).includes(value.slice(8))).toBe(false);
    expect((await me(bearer(value))).status).toBe(200);
    const list = await askGraph(program, person.headers, '{ viewer { personalTokens { id name scopes lastUsedAt } } }');
    const lastUsedAt = program.clock.now().getTime();
    expect(JSON.stringify(list.data)).toContain(JSON.stringify({ id, name: 'Listed', scopes: ['read'], lastUsedAt }));
    const end = `mutation { result: endPersonalToken(tokenId: "${id}") { __typename } }`;
    const other = await signIn(program);
    expect((await askGraph(program, other.headers, end)).data).toEqual({ result: { __typename: 'NotFound' } });
    expect((await askGraph(program, person.headers, end)).data).toEqual({
      result: { __typename: 'EndedPersonalToken' },
    });
    expect((await me(bearer(value))).status).toBe(401);
  });

  test('ends by its date, with the account, and when staff sign its owner out', async () => {
    const owner = await signIn(program);
    const { value = '' } = await create(owner);
    const { value: second = '' } = await create(owner, { expiresAt: program.clock.now().getTime() + 30 * DAY });
    program.clock.advance(DAY);
    expect([(await me(bearer(value))).status, (await me(bearer(second))).status]).toEqual([401, 200]);
    const { kysely } = program.context.database;
    const setState = (state: 'active' | 'deactivated') =>
      kysely.updateTable('person').set({ state }).where('id', '=', owner.personId).execute();
    await setState('deactivated');
    expect((await me(bearer(second))).status).toBe(401);
    await setState('active');
    await endPersonSessions(program.context, owner.personId);
    expect((await me(bearer(second))).status).toBe(401);
    person = await signIn(program, { person: person.personId });
  });
});

describe('a bearer', () => {
  test('reads /v1/me in the form of the peer', async () => {
    const { value = '' } = await create(person);
    const answer = await me(bearer(value));
    const { username, name } = await program.context.database.kysely
      .selectFrom('person')
      .select(['username', 'name'])
      .where('id', '=', person.personId)
      .executeTakeFirstOrThrow();
    const url = `${program.url}/@${username}`;
    expect(JSON.parse(answer.text)).toEqual({ data: { id: person.personId, username, name, url, imageUrl: null } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['no token', {}, 401, 6000],
    ['another scheme', { authorization: 'Basic YTpi' }, 401, 6000],
    ['an empty token', { authorization: 'Bearer ' }, 401, 6003],
    ['a token of nobody', { authorization: 'Bearer lhp_tAAAA' }, 401, 6003],
    ['two tokens', { authorization: 'Bearer a, Bearer b' }, 401, 6003],
    ['a long one', { authorization: `Bearer ${'x'.repeat(5_000)}` }, 401, 6003],
  ])('with %s is refused in JSON', async (_name, headers, status, code) => {
    const answer = await me(headers);
    const { errors } = JSON.parse(answer.text) as { errors: readonly { code: number }[] };
    expect([answer.status, errors[0]?.code]).toEqual([status, code]);
    expect(answer.headers['www-authenticate']).toContain('Bearer');
  });

  test('is never a cookie, and a cookie never a bearer', async () => {
    expect((await me({ cookie: person.cookie })).status).toBe(401);
    const other = await signIn(program);
    const { value = '' } = await create(other);
    // Both at once: the token speaks, also where it is worth nothing.
    const both = await me({ ...bearer(value), cookie: person.cookie });
    expect(both.text).toContain(other.personId);
    const query = '{ viewer { id } }';
    const mixed = await askGraph(program, { ...person.headers, ...bearer(value) }, query);
    expect(mixed.data).toEqual({ viewer: { id: other.personId } });
    const worthless = await askGraph(program, { ...person.headers, ...bearer('lhp_none') }, query);
    expect([worthless.data, worthless.errors?.[0]?.message]).toEqual([undefined, 'Token was invalid.']);
    const page = await program.ask('/', { headers: { ...bearer(value), accept: 'text/html' } });
    expect(page.text.includes(other.personId)).toBe(false);
  });

  test('reads what its scope says and changes nothing that does not name a scope', async () => {
    const { value = '' } = await create(person, { scopes: ['read', 'write', 'publish', 'stats', 'audience'] });
    const { value: blind = '' } = await create(person, { scopes: ['write', 'publish'] });
    const query = '{ viewer { id emailObfuscated } }';
    expect((await askGraph(program, bearer(value), query)).data?.['viewer']).toMatchObject({ id: person.personId });
    const refused = await program.ask('/_/graphql', {
      method: 'POST',
      headers: bearer(blind),
      body: JSON.stringify({ query }),
    });
    expect([refused.status, refused.headers['www-authenticate']]).toEqual([
      403,
      'Bearer realm="api", error="insufficient_scope", scope="read"',
    ]);
    expect((await me(bearer(blind))).status).toBe(403);
    for (const mutation of [
      'mutation { endOtherSessions { __typename } }',
      'mutation { disconnectProvider(provider: GOOGLE) { __typename } }',
      'mutation { deleteOAuthApp(appId: "a") { __typename } }',
      'mutation { endPersonalToken(tokenId: "a") { __typename } }',
    ]) {
      const { data, errors } = await askGraph(program, bearer(value), mutation);
      expect([data, errors?.[0]?.extensions?.code]).toEqual([null, 'FORBIDDEN']);
    }
    const secrets = '{ viewer { sessions { id } personalTokens { id } oauthApps { id } authorizedApps { id } } }';
    const { errors } = await askGraph(program, bearer(value), secrets);
    expect(errors?.map((error) => error.extensions?.code)).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  });

  test('is never staff, whatever its owner is', async () => {
    const admin = await signIn(program);
    await changeRole(program.context, { personId: admin.personId, role: 'ADMIN', isGranted: true });
    const { value = '' } = await create(admin, { scopes: ['read', 'write', 'publish', 'stats', 'audience'] });
    const { data, errors } = await askGraph(
      program,
      bearer(value),
      `{ adminUser(lookup: "${person.personId}") { id } }`,
    );
    expect([data, errors?.[0]?.extensions?.code]).toEqual([{ adminUser: null }, 'FORBIDDEN']);
  });

  test('is not taken on the domain of somebody else', async () => {
    const { value = '' } = await create(person);
    const answer = await program.ask(`http://${program.domain}/_/graphql`, {
      method: 'POST',
      headers: bearer(value),
      body: '{"query":"{ viewer { id } }"}',
    });
    expect([answer.status, answer.text.includes(person.personId)]).toEqual([401, false]);
  });

  test('is counted by itself, from wherever it is used', async () => {
    const [{ value = '' }, { value: other = '' }] = [await create(person), await create(person)];
    const statuses: number[] = [];
    for (let count = 0; count < 125; count += 1) {
      statuses.push((await program.ask('/v1/me', { headers: bearer(value), from: `127.0.0.${count + 2}` })).status);
    }
    expect([statuses.slice(0, 120).every((status) => status === 200), statuses.slice(120)]).toEqual([
      true,
      [429, 429, 429, 429, 429],
    ]);
    expect((await me(bearer(other))).status).toBe(200);
  });
});
