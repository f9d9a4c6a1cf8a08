import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPerson } from '#modules/people/people/import-person.ts';
import { importPublication } from '#modules/stories/publications/import-publication.ts';
import { createLoaders } from '#modules/ground/loaders.ts';
import { readPage } from '#modules/ground/paging.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { findTag } from '#modules/stories/topics/read-tags.ts';
import { readWhoToFollow } from './read-related.ts';

const DAY = 24 * 60 * 60 * 1_000;

let graph: TestGraph;
beforeAll(async () => {
  graph = await createTestGraph();
});
afterAll(() => graph.close());

test('who to follow about a tag: only who has published within 90 days, about whatever it was', async () => {
  const { context, database } = graph;
  const now = context.clock.now().getTime();
  const write = async (name: string, ages: Readonly<Record<string, number>>, more = {}) => {
    const { id } = await importPerson(context, { sourceKey: 't', key: name, name, bio: '' });
    for (const [tag, days] of Object.entries(ages)) {
      const publishedAt = new Date(now - days * DAY);
      await buildStory(context, { authorIds: [id], tags: [tag], publishedAt, ...more });
    }
  };
  const shelf = async (slug: string) =>
    (await importPublication(context, { slug, name: slug, tagline: '', description: '' })).id;
  await write('Active', { Letters: 89 }, { publicationId: await shelf('open-shelf') });
  await write('Elsewhere', { Letters: 400, Rooms: 2 });
  await write('Silent', { Letters: 91 }, { publicationId: await shelf('old-shelf') });
  await write('Undated', { Letters: 1 }, { publishedAt: undefined });
  const reading = { database, clock: context.clock, loaders: createLoaders(database), viewer: null, country: null };
  const tag = await findTag(reading, 'letters');
  if (tag === null) throw new Error('There is a tag.');
  const feed = await readWhoToFollow(reading, tag, readPage(null));
  expect(feed.items.map((one) => one.name).toSorted()).toEqual(['Active', 'Elsewhere', 'open-shelf']);
});
