import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPerson } from '#modules/people/people/import-person.ts';
import { importPublication } from '#modules/stories/publications/import-publication.ts';
import { featureStories } from '#modules/stories/publications/feature-stories.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { pinStories } from './pin-stories.ts';

let graph: TestGraph;
let person: string;
let own: string;
let shared: string;
let foreign: string;
let publication: string;
beforeAll(async () => {
  graph = await createTestGraph();
  const { context } = graph;
  const personOf = async (key: string) => (await importPerson(context, { sourceKey: 'p', key, name: key, bio: '' })).id;
  person = await personOf('ada');
  const other = await personOf('tom');
  ({ id: publication } = await importPublication(context, { slug: 'shelf', name: 'S', tagline: '', description: '' }));
  const story = async (title: string, authorIds: readonly string[], publicationId?: string) =>
    (await buildStory(context, { sourceKey: 'p', itemKey: title, title, authorIds, publicationId })).id;
  own = await story('Own', [person], publication);
  shared = await story('Shared', [other, person]);
  foreign = await story('Foreign', [other]);
});
afterAll(() => graph.close());

const pinned = async () =>
  (await graph.database.kysely.selectFrom('story_pin').select('story_id').orderBy('position').execute()).map(
    (row) => row.story_id,
  );

test('a profile pins what its person wrote, alone or with others, and nothing else', async () => {
  await pinStories(graph.context, person, [shared, own]);
  expect(await pinned()).toEqual([shared, own]);
  for (const wrong of [foreign, 'ffffffffffff']) {
    await expect(pinStories(graph.context, person, [own, wrong])).rejects.toThrow('You do not have access to this.');
  }
  expect(await pinned()).toEqual([shared, own]);
});

test('a publication features what is published in it, and nothing else', async () => {
  const feature = (storyIds: readonly string[]) =>
    featureStories(graph.context, { publicationId: publication, storyIds, seenIds: null });
  expect(await feature([own])).toMatchObject({ type: 'Collection' });
  expect(await feature([own, shared])).toMatchObject({ type: 'BadRequest' });
  const rows = await graph.database.kysely.selectFrom('publication_featured_story').select('story_id').execute();
  expect(rows).toEqual([{ story_id: own }]);
});
