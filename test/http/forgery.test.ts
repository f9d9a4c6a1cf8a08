import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { buildSchema } from '#graphql/schema.ts';
import type { Answer, Ask } from '#test/support/ask.ts';
import { openProgram } from '#test/support/open-site.ts';
import { openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';

const schema = buildSchema();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => {
  const given = field.args
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${literal(type)}`);
  const call = `${field.name}${given.length === 0 ? '' : `(${given.join(', ')})`}`;
  const type = isNonNullType(field.type) ? field.type.ofType : field.type;
  return {
    name: field.name,
    text: `mutation { ${call}${'getFields' in type || 'getTypes' in type ? ' { __typename }' : ''} }`,
  };
});

/** Something of a type, as it is written in a document. */
function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
    return `{${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')}}`;
  }
  const values: Readonly<Record<string, string>> = { Int: '1', Float: '1', Boolean: 'true', Timestamp: '1' };
  return values[type.name] ?? '"reader1@mail.example"';
}

const program = await openProgram({ withWorld: false });
let reader: SignedIn;
let stranger: { readonly headers: Readonly<Record<string, string>>; readonly xsrf: string };
let other: SignedIn;
beforeAll(async () => {
  [reader, other] = [await signIn(program), await signIn(program)];
  stranger = await openVisitor(program);
});
// Limits count by this clock; a session that an hour renews is renewed before its rows are looked at.
beforeEach(async () => {
  program.clock.advance(20_000);
  await program.ask('/_/graphql', { method: 'POST', headers: reader.headers, body: '{"query":"{ isLoggedIn }"}' });
});

let tables: readonly { readonly name: string }[] | undefined;

/** Every row of every table, but for what is counted of requests; asked for at once, for it is asked often. */
async function everything(): Promise<string> {
  const { database } = program.context;
  tables ??= await database.query<{ name: string }>(
    'test_tables',
    `select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
       and table_name not like '%operation_count%' and table_name not like '%migration%' order by 1`,
    [],
  );
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, array(select t::text from ${name} t order by 1) as rows`,
  );
  return JSON.stringify(await database.query('test_rows', parts.join(' union all '), []));
}

describe('a mutation without proof that a page of ours sent it', () => {
  test('there are mutations to try', () => expect(mutations.length).toBeGreaterThan(3));

  test.each(mutations)('$name: refused in every way to send it, and nothing changes', async ({ text }) => {
    const before = await everything();
    const one = JSON.stringify({ query: text });
    const batch = JSON.stringify([{ query: '{ isLoggedIn }' }, { query: text }, { query: '{ isLoggedIn }' }]);
    const second = `query Look { isLoggedIn } ${text.replace('mutation {', 'mutation Change {')}`;
    const disguised = JSON.stringify({ query: second, operationName: 'Change' });
    const { cookie = '' } = reader.headers;
    const json = { 'content-type': 'application/json' };
    const post = (headers: Readonly<Record<string, string>>, body: string): Promise<Answer> =>
      send({ method: 'POST', headers, body });
    const forged: readonly (readonly [string, Promise<Answer>])[] = [
      ['no token', post({ cookie, ...json }, one)],
      ['no cookie and no token', post(json, one)],
      ['the token of somebody else', post({ cookie, ...json, 'x-xsrf-token': other.xsrf }, one)],
      ['the token of a browser that is signed out', post({ cookie, ...json, 'x-xsrf-token': stranger.xsrf }, one)],
      ['a token cut short', post({ cookie, ...json, 'x-xsrf-token': reader.xsrf.slice(0, -1) }, one)],
      ['an empty token', post({ cookie, ...json, 'x-xsrf-token': '' }, one)],
      ['two tokens', post({ cookie, ...json, 'x-xsrf-token': `${reader.xsrf}, ${reader.xsrf}` }, one)],
      ['a token without its cookie', post({ ...json, 'x-xsrf-token': reader.xsrf }, one)],
      ['in a batch among queries', post({ cookie, ...json }, batch)],
      ['second in a document', post({ cookie, ...json }, disguised)],
    ];
    for (const [way, sending] of forged) {
      const answer = await sending;
      expect(answer.status, way).toBe(403);
      expect(JSON.parse(answer.text), way).toEqual({
        data: null,
        errors: [{ message: graphErrorMessages.forged, extensions: { code: 'XSRF' } }],
      });
    }
    const form = new URLSearchParams({ query: text }).toString();
    const unread = [
      post({ cookie, 'content-type': 'text/plain', 'x-xsrf-token': reader.xsrf }, one),
      post({ cookie, 'content-type': 'application/x-www-form-urlencoded', 'x-xsrf-token': reader.xsrf }, form),
      post({ cookie, 'content-type': 'multipart/form-data; boundary=x', 'x-xsrf-token': reader.xsrf }, `--x--`),
      post({ cookie, 'x-xsrf-token': reader.xsrf }, one),
      program.ask(`/_/graphql?query=${encodeURIComponent(text)}`, { headers: { cookie, 'x-xsrf-token': reader.xsrf } }),
    ];
    for (const answer of await Promise.all(unread)) expect([405, 415]).toContain(answer.status);
    const bearer = await post({ ...reader.headers, authorization: 'Bearer x' }, one);
    expect(bearer.status, 'a token that is none, beside the cookie').toBe(401);
    expect(bearer.text).not.toContain('"data":{');
    expect(await everything()).toBe(before);
  });

  test('a query needs none, and beside one that lacks it nothing of a batch runs', async () => {
    const { cookie = '' } = reader.headers;
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await send({ method: 'POST', headers, body: JSON.stringify({ query: '{ isLoggedIn }' }) });
    expect(JSON.parse(answer.text)).toEqual({ data: { isLoggedIn: true } });
  });

  test('with the token it runs: the control', async () => {
    const body = JSON.stringify({ query: 'mutation { endOtherSessions { __typename } }' });
    const answer = await send({ method: 'POST', headers: reader.headers, body });
    expect(JSON.parse(answer.text)).toEqual({ data: { endOtherSessions: { __typename: 'EndedSessions' } } });
  });
});

describe('POST /_/visitor', () => {
  const ask = (headers: Readonly<Record<string, string>>, body = '{}') =>
    program.ask('/_/visitor', { method: 'POST', headers, body });
  const json = { 'content-type': 'application/json' };

  test('makes a visitor once, and tells the token of the session where there is one', async () => {
    const first = await ask(json);
    expect(first.headers['set-cookie']?.join()).toMatch(
      /^visitor=[\w-]{22}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    );
    const cookie = first.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const again = await ask({ ...json, cookie });
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(again.text).toBe(first.text);
    expect(JSON.parse((await ask({ ...json, cookie: reader.cookie })).text)).toEqual({ xsrf: reader.xsrf });
  });

  test('answers nobody elsewhere, and no form', async () => {
    for (const headers of [
      { ...json, origin: 'https://evil.example' },
      { ...json, origin: 'null' },
      { ...json, 'sec-fetch-site': 'cross-site' },
      { ...json, 'sec-fetch-site': 'same-site' },
    ]) {
      const answer = await ask({ ...headers, cookie: reader.cookie });
      expect([answer.status, answer.text.includes(reader.xsrf)]).toEqual([403, false]);
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await ask({ 'content-type': type })).status).toBe(415);
    expect((await program.ask('/_/visitor')).status).toBe(404);
  });
});

function send(options: Ask): Promise<Answer> {
  return program.ask('/_/graphql', options);
}
