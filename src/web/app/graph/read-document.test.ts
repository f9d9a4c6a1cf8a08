import { parse, print, stripIgnoredCharacters } from 'graphql';
import { expect, test } from 'vitest';
import type { AnyDocument } from './graph-context.ts';
import { readDocument } from './read-document.ts';

const modules = import.meta.glob<Readonly<Record<string, AnyDocument>>>('../../generated/*.ts', { eager: true });
const documents = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((document) => document.kind === 'Document');

test('every trusted document read from its text is the tree it was', () => {
  expect(documents.length).toBeGreaterThan(20);
  for (const document of documents) {
    const { documentId } = document;
    const text = stripIgnoredCharacters(print(document));
    expect(print(readDocument(text, documentId))).toBe(print(document));
    expect(plain(readDocument(text, documentId))).toEqual({ ...plain(parse(text, { noLocation: true })), documentId });
  }
});

const plain = (value: unknown): object => JSON.parse(JSON.stringify(value));

test('values, types, directives and fragments of every kind', () => {
  const text = stripIgnoredCharacters(`
    query A($a: [ID!]! = ["x", "y\\"z"], $b: Int = -3) {
      one: field(a: $a, b: { c: [1.5e3, true, null, ENUM], d: $b }) @include(if: true) { id ...F ... on T { id } ... { id } }
    }
    fragment F on T { id }
    mutation B { change }
  `);
  const documentId = 'h';
  expect(plain(readDocument(text, documentId))).toEqual({ ...plain(parse(text, { noLocation: true })), documentId });
});
