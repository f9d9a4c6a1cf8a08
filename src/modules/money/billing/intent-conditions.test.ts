import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { HAS_PAID_MEMBERSHIP, IS_OF_MEMBERSHIP, IS_OPEN } from './intent-conditions.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const INDEX = `select pg_get_indexdef('payment_intent_one_open'::regclass) as text`;
const namesIn = (text: string) => [...text.matchAll(/'([A-Z_]+)'/g)].map(([, name]) => name);

test('MEMB-3: what may be under way once alone is the same in the index and in every statement', async () => {
  const [index] = await world.context.database.query<{ text: string }>('test_index', INDEX, []);
  expect(namesIn(index?.text ?? '')).toEqual(namesIn(`${IS_OF_MEMBERSHIP} and ${IS_OPEN}`));
  expect(namesIn(HAS_PAID_MEMBERSHIP)).toEqual(namesIn(IS_OF_MEMBERSHIP).filter((kind) => kind !== 'TRIAL'));
});
