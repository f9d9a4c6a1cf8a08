import { isAbstractType, isEnumType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createCache } from './apollo-graph.ts';
import { answerTypes } from './answer-types.ts';
import { possibleTypes } from './cache-policy.ts';
import { operationOf } from './field-key.ts';
import type { AnyDocument } from './graph-context.ts';
import { createMockGraph } from './mock-graph.ts';
import { readState } from './read-state.ts';
import { type GraphState, writeState } from './write-state.ts';

const modules = import.meta.glob<Readonly<Record<string, AnyDocument>>>('../../generated/*.ts', { eager: true });
const documents = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((document) => document.kind === 'Document' && operationOf(document).operation === 'query');

/** One value for each variable, by its type; an optional one is left out. */
function variablesOf(document: AnyDocument): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const { variable, type } of operationOf(document).variableDefinitions ?? []) {
    if (type.kind !== 'NonNullType') continue;
    const named = type.type.kind === 'NamedType' ? type.type.name.value : undefined;
    variables[variable.name.value] = valueOf(named);
  }
  return variables;
}

const { schema } = createMockGraph();

function valueOf(type: string | undefined): unknown {
  if (type === undefined) return ['x'];
  if (type === 'Int') return 3;
  if (type === 'Boolean') return true;
  const named = schema.getType(type);
  return isEnumType(named) ? named.getValues()[0]?.name : 'x';
}

const normal = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("CORE-1: the state that the server writes is Apollo's own", () => {
  test('there are documents to compare', () => {
    expect(documents.length).toBeGreaterThan(20);
  });

  for (const document of documents) {
    const name = operationOf(document).name?.value ?? '';
    test(`${name}: equal to extract(), and read back as it was answered`, () => {
      for (const seed of [1, 2, 3, 4]) {
        const variables = variablesOf(document);
        const { data, errors } = createMockGraph(seed).answer(document, variables);
        expect(errors).toBeUndefined();
        const answer = normal(data) as Record<string, unknown>;
        const state: GraphState = {};
        writeState(state, document, variables, answer);
        const cache = createCache();
        cache.writeQuery({ query: document, variables, data: answer });
        expect(normal(state)).toEqual(normal(cache.extract()));
        expect(readState(state, document, variables)).toEqual(cache.readQuery({ query: document, variables }));
      }
    });
  }

  test('several documents in one state: what they share is merged as Apollo does', () => {
    for (const seed of [5, 6, 7]) {
      const graph = createMockGraph(seed);
      const state: GraphState = {};
      const cache = createCache();
      for (const document of documents) {
        const variables = variablesOf(document);
        const data = normal(graph.answer(document, variables).data) as Record<string, unknown>;
        writeState(state, document, variables, data);
        cache.writeQuery({ query: document, variables, data });
      }
      expect(normal(state)).toEqual(normal(cache.extract()));
    }
  });

  test('the interfaces and unions that documents put conditions on are those of the schema', () => {
    for (const [name, types] of Object.entries({ ...possibleTypes, ...answerTypes })) {
      const type = schema.getType(name);
      if (!isAbstractType(type)) throw new Error(name);
      const real = schema.getPossibleTypes(type).map((other) => other.name);
      expect([...types].toSorted()).toEqual(real.toSorted());
    }
  });
});
