import { parse } from 'graphql';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const root = process.cwd();
const path = 'src/graphql/tried.graphql';
const read = (text: string) => readSources(root, [{ path, document: parse(text) }]);
const viewer = '@source(type: "Viewer", from: "#modules/ground/viewer.ts")';

test('a source is the type that the directive names', () => {
  expect(read(`type Me ${viewer} { id: ID! }`).text).toContain(
    "export type Me = import('#modules/ground/viewer.ts').Viewer;",
  );
});

test('a source that is not there is told in one sentence, with its file', () => {
  const wrong = 'type Me @source(type: "Nobody", from: "#modules/ground/viewer.ts") { id: ID! }';
  expect(() => read(wrong)).toThrow(
    `${path}: the @source of Me is Nobody, and src/modules/ground/viewer.ts exports no type`,
  );
  expect(() => read('type Me @source(type: "X", from: "./x.ts") { id: ID! }')).toThrow(
    'src/graphql/x.ts, which does not',
  );
  expect(() => read('type Me @source(type: "X") { id: ID! }')).toThrow('needs `type` and `from`, or `feedOf`');
  expect(() => read('type Feed @source(feedOf: "Nothing") { id: ID! }')).toThrow('no part of the schema defines');
});

test('a union is made of its members, and the only one with a source need not say that it is it', () => {
  const { text, unsaid } = read(`type Me ${viewer} { id: ID! } type Gone { id: ID! } union Answer = Me | Gone`);
  expect(text).toContain("export type Answer = Me | ({ readonly type: 'Gone' } & ResolversParentTypes['Gone']);");
  expect(unsaid).toEqual({ Answer: 'Me' });
});

test('of several members with sources each says which it is', () => {
  const { text, unsaid } = read(`type Me ${viewer} { id: ID! } type You ${viewer} { id: ID! } union Who = Me | You`);
  expect(text).toContain("export type Who = ({ readonly type: 'Me' } & Me) | ({ readonly type: 'You' } & You);");
  expect(unsaid).toEqual({});
});
