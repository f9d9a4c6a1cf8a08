import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import { createLoaders } from '#modules/loaders.ts';
import type { ReadContext } from '#modules/read-context.ts';
import type { Viewer } from '#modules/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { indexPending } from './index-pending.ts';
import { runSearch } from './run-search.ts';

let world: TestGraph;
const made = new Map<string, string>();

beforeAll(async () => {
  world = await createTestGraph();
  const { context } = world;
  const author = await buildPerson(context, { username: 'zoe.kruger', name: 'Zoë Krüger', bio: 'Writes of engines.' });
  const add = async (title: string, words: string, changes: object = {}) => {
    const document = storyDocument(paragraph(words));
    made.set(title, (await buildStory(context, { title, document, authorIds: [author], ...changes })).id);
  };
  await add('An index you can hold', 'Small engines of paper, and how a catalogue is cut.', { tags: ['Libraries'] });
  await add('Café life in Ångström', 'Nothing about machines at all.');
  await add('Embeddings explained', 'A vector for every word, and nearest neighbours.');
  await add('人工智能的历史', '从图灵开始。');
  await add('Notes on catalogues', 'An index of what you can hold.');
  await add('Behind a lock', 'Free words.', {
    visibility: 'locked',
    document: storyDocument(paragraph('A free beginning.'), paragraph('The hidden quicksilver passage.')),
  });
  await indexPending(context);
});
afterAll(() => world.close());

function reader(viewer: Viewer | null = null): ReadContext {
  const { database, context } = world;
  return { database, clock: context.clock, loaders: createLoaders(database), viewer, country: null };
}

async function find(query: string, kind: SearchIndex = 'post', viewer: Viewer | null = null) {
  const outcome = await runSearch(reader(viewer), { kind, query, filters: [], offset: 0, length: 10, mayMend: true });
  return outcome.hits.map(({ hit }) => ('title' in hit.entity ? hit.entity.title : hit.entity.name));
}

describe('SEARCH-10: what is published is found', () => {
  test.each([
    ['an index you can hold', 'An index you can hold'],
    ['cafe angstrom', 'Café life in Ångström'],
    ['CAFÉ', 'Café life in Ångström'],
    ['emb', 'Embeddings explained'],
    ['embedings', 'Embeddings explained'],
    ['embeddigns', 'Embeddings explained'],
    ['neighbours nearest vecto', 'Embeddings explained'],
    ['catalouge', 'Notes on catalogues'],
    ['人工智能', '人工智能的历史'],
    ['图灵', '人工智能的历史'],
    ['quicksilver', 'Behind a lock'],
    ['zoe kruger embeddings', 'Embeddings explained'],
  ])('%s', async (query, title) => {
    expect((await find(query))[0]).toBe(title);
  });

  test('a title that is exactly so stands first, and what is nowhere is not found', async () => {
    expect(await find('index hold')).toEqual(['An index you can hold', 'Notes on catalogues']);
    expect(await find('xylophone')).toEqual([]);
    expect(await find('emb', 'tag')).toEqual([]);
    expect(await find('librar', 'tag')).toEqual(['Libraries']);
  });

  test('people of whom nothing is confirmed are found by their handle alone (SEARCH-7)', async () => {
    expect(await find('Zoë', 'user')).toEqual([]);
    expect(await find('zoe.kruger', 'user')).toEqual(['Zoë Krüger']);
  });
});
