import { GraphQLObjectType, buildASTSchema, graphql, isObjectType, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type Access, declaredAccess, guardFields, mayPass } from './access.ts';
import { buildSchema } from './schema.ts';

const schema = buildSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));

test('every type and every field of Query and Mutation declares who may read it', () => {
  const missing: string[] = [];
  for (const type of types) {
    if (!isObjectType(type)) continue;
    const isRoot = type.name === 'Query' || type.name === 'Mutation';
    if (!isRoot && declaredAccess(type.astNode?.directives) === undefined) missing.push(type.name);
    if (!isRoot) continue;
    for (const field of Object.values(type.getFields())) {
      if (declaredAccess(field.astNode?.directives) === undefined) missing.push(`${type.name}.${field.name}`);
    }
  }
  expect(missing).toEqual([]);
});

test('what declares nothing is refused, and what is for the signed in is refused to strangers', async () => {
  const open = buildASTSchema(
    parse(`
    directive @access(to: AccessRule!) on OBJECT | FIELD_DEFINITION
    enum AccessRule { ANYONE SIGNED_IN }
    type Query { open: String @access(to: ANYONE) forgotten: String own: String @access(to: SIGNED_IN) thing: Thing @access(to: ANYONE) }
    type Thing { secret: String }`),
  );
  for (const type of Object.values(open.getTypeMap())) {
    if (type instanceof GraphQLObjectType && !type.name.startsWith('__')) guardFields(type);
  }
  const rootValue = { open: 'yes', forgotten: 'no', own: 'mine', thing: { secret: 'no' } };
  const ask = (viewer: unknown) =>
    graphql({
      schema: open,
      source: '{ open forgotten own thing { secret } }',
      rootValue,
      contextValue: { viewer, request: {} },
    });
  const stranger = await ask(null);
  expect(JSON.parse(JSON.stringify(stranger.data))).toEqual({
    open: 'yes',
    forgotten: null,
    own: null,
    thing: { secret: null },
  });
  expect(stranger.errors).toHaveLength(3);
  expect((await ask(buildViewer({ personId: '1' }))).data?.['own']).toBe('mine');
});

describe('who may pass', () => {
  const access = (changes: Partial<Access> & Pick<Access, 'to'>): Access => ({
    scope: undefined,
    whileSuspended: false,
    atRest: false,
    whileImpersonated: false,
    ...changes,
  });
  const anyone = access({ to: 'ANYONE' });
  const signedIn = access({ to: 'SIGNED_IN' });
  const reader = buildViewer({ personId: '1' });
  const bearer = buildViewer({ personId: '1', sessionId: null, scopes: new Set(['read']) });
  const suspended = buildViewer({ personId: '1', isSuspended: true, roles: new Set(['ADMIN']) });

  test.each([
    ['what declares nothing', undefined, reader, false, false],
    ['a stranger, what is for anyone', anyone, null, true, true],
    ['a stranger, what is for the signed in', signedIn, null, false, false],
    ['a reader, both', signedIn, reader, true, true],
    ['a bearer token, a field for anyone but no mutation', anyone, bearer, true, false],
    ['a bearer token, nothing that names no scope', signedIn, bearer, false, false],
    ['a bearer token, what names its scope', access({ to: 'SIGNED_IN', scope: 'read' }), bearer, true, true],
    ['a bearer token, not what names another', access({ to: 'SIGNED_IN', scope: 'write' }), bearer, false, false],
    ['a reader, what names a scope', access({ to: 'SIGNED_IN', scope: 'write' }), reader, true, true],
    ['somebody suspended, reads only', signedIn, suspended, true, false],
    ['somebody suspended, a mutation for anyone neither', anyone, suspended, true, false],
    ['somebody suspended, what says so', access({ to: 'SIGNED_IN', whileSuspended: true }), suspended, true, true],
    [
      'somebody suspended, nothing of the staff',
      access({ to: 'STAFF', whileSuspended: true }),
      suspended,
      false,
      false,
    ],
    ['a reader, nothing of the staff', access({ to: 'STAFF' }), reader, false, false],
    ['staff', access({ to: 'STAFF' }), buildViewer({ personId: '1', roles: new Set(['CURATOR']) }), true, true],
  ])('%s', (_what, rule, viewer, mayRead, mayChange) => {
    expect([mayPass(rule, viewer, false), mayPass(rule, viewer, true)]).toEqual([mayRead, mayChange]);
  });
});

test('rule 144: somebody suspended is told so and what is left to them, and nothing where that is not why', async () => {
  const guarded = buildASTSchema(
    parse(`
    directive @access(to: AccessRule!, whileSuspended: Boolean) on OBJECT | FIELD_DEFINITION
    enum AccessRule { ANYONE SIGNED_IN STAFF }
    type Query { own: String @access(to: SIGNED_IN) }
    type Mutation {
      clap: String @access(to: SIGNED_IN)
      judge: String @access(to: STAFF)
      appeal: String @access(to: SIGNED_IN, whileSuspended: true)
    }`),
  );
  for (const type of [guarded.getQueryType(), guarded.getMutationType()]) if (type) guardFields(type);
  const rootValue = { own: 'mine', clap: 'yes', judge: 'yes', appeal: 'sent' };
  const run = async (source: string, viewer: unknown) => {
    const { data, errors } = await graphql({
      schema: guarded,
      source,
      rootValue,
      contextValue: { viewer, request: {} },
    });
    return errors?.[0]?.message ?? Object.values(data ?? {})[0];
  };
  const suspended = buildViewer({ personId: '1', isSuspended: true });
  expect(await run('mutation { clap }', suspended)).toBe(graphErrorMessages.suspended);
  expect(await run('mutation { judge }', suspended)).toBe(graphErrorMessages.forbidden);
  expect(await run('mutation { appeal }', suspended)).toBe('sent');
  expect(await run('{ own }', suspended)).toBe('mine');
  expect(await run('mutation { clap }', null)).toBe(graphErrorMessages.forbidden);
});

test('CORE-4: every result type is a type of the schema or is awaited by a later issue', () => {
  for (const name of ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'Conflict', 'RateLimited']) {
    expect(schema.getType(name), name).toBeDefined();
  }
  for (const name of ['TooManyRequests', 'ServiceUnavailable', 'AlreadyExists', 'AccountSuspended']) {
    expect(schema.getType(name), name).toBeDefined();
  }
});
