import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestWorld, createTestWorld } from '#test/support/test-graph-world.ts';
import { askReadings } from './ask-readings.ts';
import { lackingValues, readingsOf, variablesOf } from './reading-queries.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld(5);
});
afterAll(() => world.close());

test('a reading gives what its document must have, and what else is known', () => {
  const text = 'query TagPageQuery($tagSlug: ID!, $to: String) { tagFromSlug(tagSlug: $tagSlug) { id } }';
  expect(variablesOf(text, { tagSlug: 'sea', day: 'x' })).toEqual({ tagSlug: 'sea' });
  expect(() => variablesOf(text, {})).toThrow('tagSlug');
  expect(variablesOf('query HomePageQuery { popularTags { items { id } } }', {})).toEqual({});
});

test('the benches know a value for all that trusted documents ask for, and say at once where they do not', () => {
  expect(lackingValues()).toEqual([]);
  const unknown = { name: 'KiteQuery', text: 'query KiteQuery($kites: [ID!]!) { kites(ids: $kites) { id } }' };
  expect(lackingValues([unknown])).toEqual([expect.stringContaining('KiteQuery: No value for $kites')]);
});

test('growth, small: each reading that it measures is answered', async () => {
  const readings = await readingsOf(world.database);
  const ask = askReadings(world.graph, String(world.variables['userId']));
  expect(readings.length).toBeGreaterThan(100);
  for (const reading of readings) await ask(reading);
});
