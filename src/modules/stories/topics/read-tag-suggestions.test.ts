import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLoaders } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { addStory, createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { readTagSuggestions } from './read-tag-suggestions.ts';

let world: TestGraph;
let context: ReadContext;
beforeAll(async () => {
  world = await createTestGraph();
  const { database } = world;
  const { clock } = world.context;
  context = { database, clock, loaders: createLoaders(database), viewer: null, country: null };
  await addStory(world.context, 0, { tags: ['Art', 'Art history', 'Smart homes', 'Ärger', '日本語'] });
  await addStory(world.context, 1, { tags: ['Art', 'Arthur Ransome'] });
  await addStory(world.context, 2, { tags: ['Artless'], state: 'draft' });
});
afterAll(() => world.close());

const suggest = async (prefix: string) => (await readTagSuggestions(context, prefix)).map(({ title }) => title);

test('rule 3: topics that begin as what is typed and have stories, those with the most first', async () => {
  expect(await suggest('art')).toEqual(['Art', 'Art history', 'Arthur Ransome']);
  expect(await suggest(' ART-H')).toEqual(['Art history']);
  expect(await suggest('aerger')).toEqual([]);
  expect(await suggest('arg')).toEqual(['Ärger']);
  expect(await suggest('日本')).toEqual(['日本語']);
});

test('rule 3: nothing typed, or nothing but signs, suggests nothing', async () => {
  for (const prefix of ['', '  ', '%', '_', '\u{10FFFF}']) expect(await suggest(prefix), prefix).toEqual([]);
});
