import { GraphQLObjectType, buildASTSchema, graphql, isObjectType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { declaredAccess, guardFields } from './access.ts';
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
    graphql({ schema: open, source: '{ open forgotten own thing { secret } }', rootValue, contextValue: { viewer } });
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

test('CORE-4: every result type of 1§8 is a type of the schema or is awaited by a later issue', () => {
  for (const name of ['BadRequest', 'Unauthorized', 'Forbidden', 'NotFound', 'Conflict', 'RateLimited']) {
    expect(schema.getType(name), name).toBeDefined();
  }
  for (const name of ['TooManyRequests', 'ServiceUnavailable', 'AlreadyExists', 'AccountSuspended']) {
    expect(schema.getType(name), name).toBeDefined();
  }
});
