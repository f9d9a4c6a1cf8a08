import { afterAll, beforeAll, expect, test } from 'vitest';
import { MOST_FEATURED_STORIES } from '#shared/story/publishing-limits.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { useUp } from '#test/support/use-up.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function stories(authorId: string, count: number, publicationId?: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push((await buildStory(world.context, { authorIds: [authorId], publicationId })).id);
  }
  return ids;
}
const standing = async (table: 'story_pin' | 'publication_featured_story', column: string, id: string) => {
  const text = `select story_id as id from ${table} where ${column} = $1 order by position`;
  return (await world.database.query<{ id: string }>(`standing ${table}`, text, [id])).map((row) => row.id);
};

test('WRITE-7, WRITE-10: three stories stand pinned, the newest pin first; a fourth is offered the place of the oldest', async () => {
  const ada = await publisher(world);
  const [one = '', two = '', three = '', four = ''] = await stories(ada.personId, 4);
  for (const id of [one, two, three]) {
    expect(await ada.place('pinPost', id)).toMatchObject({ settings: { isPinned: true } });
  }
  expect(await ada.place('pinPost', four)).toEqual({
    __typename: 'MaxPinnedStoriesReached',
    limit: 3,
    message: 'A profile can hold 3 pinned stories. Replace the oldest?',
  });
  const pins = () => standing('story_pin', 'person_id', ada.personId);
  expect(await pins()).toEqual([three, two, one]);
  expect(await ada.place('pinPost', four, true)).toMatchObject({ __typename: 'Post', id: four });
  expect(await pins()).toEqual([four, three, two]);
  expect(await ada.place('pinPost', two), 'one that stands there goes to the top').toMatchObject({ id: two });
  expect(await pins()).toEqual([two, four, three]);
  for (let round = 0; round < 2; round += 1) {
    expect(await ada.unplace('unpinPost', two)).toMatchObject({ settings: { isPinned: false } });
  }
  expect(await pins()).toEqual([four, three]);
});

test('the place of a story that readers do not see is free, and only listed ones are pinned', async () => {
  const ada = await publisher(world);
  const [one = '', two = '', three = '', four = ''] = await stories(ada.personId, 4);
  for (const id of [one, two, three]) await ada.place('pinPost', id);
  await ada.change('deletePost', two);
  expect(await ada.place('pinPost', four)).toMatchObject({ __typename: 'Post' });
  await ada.settings(three, { visibility: 'UNLISTED' });
  expect(await ada.place('pinPost', three)).toMatchObject({ __typename: 'BadRequest' });
  expect(await ada.place('pinPost', await ada.start())).toMatchObject({ __typename: 'BadRequest' });
});

test('pinning and featuring without end is refused', async () => {
  const ada = await publisher(world);
  const [one = ''] = await stories(ada.personId, 1);
  await ada.place('pinPost', one);
  await useUp(world, 'pin story');
  for (const refused of [await ada.place('pinPost', one), await ada.unplace('unpinPost', one)]) {
    expect(refused).toMatchObject({ __typename: 'RateLimited' });
  }
  expect(await standing('story_pin', 'person_id', ada.personId)).toEqual([one]);
});

test('nobody pins what they did not write', async () => {
  const ada = await publisher(world);
  const [foreign = ''] = await stories(await buildPerson(world.context), 1);
  expect(await ada.place('pinPost', foreign)).toMatchObject({ __typename: 'Forbidden' });
  const bob = await publisher(world);
  expect(await ada.place('pinPost', await bob.start())).toMatchObject({ __typename: 'NotFound' });
  expect(await ada.place('pinPost', 'ffffffffffff')).toMatchObject({ __typename: 'NotFound' });
});

test('WRITE-7: owner and editors feature ten stories of their publication', async () => {
  const author = await buildPerson(world.context);
  const shelf = await buildPublication(world.context);
  const editor = await publisher(world, { staffRoles: new Map([[shelf, 'editor']]) });
  const writer = await publisher(world, { staffRoles: new Map([[shelf, 'writer']]) });
  const ids = await stories(author, MOST_FEATURED_STORIES + 1, shelf);
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  expect(await writer.place('featurePost', first)).toMatchObject({ __typename: 'Forbidden' });
  for (const id of ids.slice(0, -1)) {
    expect(await editor.place('featurePost', id)).toMatchObject({ settings: { isFeatured: true } });
  }
  expect(await editor.place('featurePost', last)).toMatchObject({ __typename: 'MaxPinnedStoriesReached', limit: 10 });
  expect(await editor.place('featurePost', last, true)).toMatchObject({ __typename: 'Post' });
  const featured = () => standing('publication_featured_story', 'publication_id', shelf);
  expect(await featured()).toEqual([last, ...ids.slice(1, -1).toReversed()]);
  expect(await editor.unplace('unfeaturePost', last)).toMatchObject({ settings: { isFeatured: false } });
  expect(await featured()).not.toContain(last);
  const [loose = ''] = await stories(author, 1);
  expect(await editor.place('featurePost', loose)).toMatchObject({ __typename: 'BadRequest' });
});
