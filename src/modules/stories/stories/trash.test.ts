import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { StoredImage } from '#modules/ground/media/stored-image.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { purgeTrash } from './purge-trash.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const FORTNIGHT = 14 * 24 * 3_600_000;

function showing({ id: imageId, width, height }: StoredImage) {
  const picture = { kind: 'stored', imageId, width, height } as const;
  const image = { id: 'img1', type: 'image', picture, alt: '', layout: 'inset' } as const;
  return { ...draftOf('With a picture'), document: storyDocument(paragraph('Words.'), image) };
}

const rowsOf = async (table: string, id: string): Promise<number> => {
  const text = `select count(*)::int as count from ${table} where story_id = $1`;
  const [row] = await world.database.query<{ count: number }>(`rows of ${table}`, text, [id]);
  return row?.count ?? 0;
};

test('WRITE-6: after 14 days a story goes for good, with its words, versions and pictures; its address stays taken', async () => {
  const ada = await publisher(world);
  const [own, shared] = [await buildImage(world.context), await buildImage(world.context, { colour: '#ff0000' })];
  const gone = await ada.published(showing(own));
  const draft = await ada.start(showing(shared));
  const kept = await ada.published(showing(shared));
  const trashedAt = world.context.clock.now().getTime();
  expect(await ada.change('deletePost', gone)).toMatchObject({
    settings: { filter: 'DELETED', trashedAt, purgedAt: trashedAt + FORTNIGHT },
  });
  await ada.change('deletePost', draft);
  (world.context.clock as FakeClock).advance(FORTNIGHT);
  await purgeTrash(world.context);
  await purgeTrash(world.context);
  for (const table of [
    'story_body',
    'story_rendering',
    'story_draft',
    'story_version',
    'story_delta',
    'story_author',
  ]) {
    expect(await rowsOf(table, gone), table).toBe(0);
    expect(await rowsOf(table, draft), table).toBe(0);
  }
  expect(await rowsOf('story_body', kept)).toBe(1);
  const images = await world.database.query<{ id: string }>('images', 'select id from image', []);
  expect(images.map(({ id }) => id)).toEqual([shared.id]);
  const [row] = await world.database.query<{ title: string; state: string }>(
    'tombstone',
    'select title, state from story where id = $1',
    [gone],
  );
  expect(row).toEqual({ title: '', state: 'trashed' });
});

test('who began a story trashes and restores it; nobody else, not even another author', async () => {
  const [ada, bob, eve] = [await publisher(world), await publisher(world), await publisher(world)];
  const { id } = await buildStory(world.context, { authorIds: [ada.personId, bob.personId] });
  expect(await bob.change('deletePost', id)).toMatchObject({ __typename: 'Forbidden' });
  expect(await eve.change('deletePost', id)).toMatchObject({ __typename: 'Forbidden' });
  expect(await ada.change('undeletePost', id)).toMatchObject({ __typename: 'Conflict' });
  expect(await ada.change('deletePost', id)).toMatchObject({ __typename: 'Post', isPublished: false });
  expect(await ada.change('deletePost', id)).toMatchObject({ __typename: 'Conflict' });
  expect(await bob.change('undeletePost', id)).toMatchObject({ __typename: 'Forbidden' });
  expect(await eve.change('undeletePost', id), 'what is in the trash of another is not known').toMatchObject({
    __typename: 'NotFound',
  });
  expect(await ada.settings(id, { topics: ['A'] }), 'it is brought back first').toMatchObject({
    __typename: 'Forbidden',
  });
  expect(await ada.publish(id, {}, 0)).toMatchObject({ __typename: 'Forbidden' });
  expect(await ada.change('undeletePost', id)).toMatchObject({ __typename: 'Post', isPublished: true });
});

test('a suspended story is not trashed, so that what was found in it stays', async () => {
  const ada = await publisher(world);
  const { id } = await buildStory(world.context, { authorIds: [ada.personId] });
  await world.database.query('suspend', `update story set state = 'suspended', is_listed = false where id = $1`, [id]);
  for (const field of ['deletePost', 'unpublishPost'] as const) {
    expect(await ada.change(field, id)).not.toMatchObject({ __typename: 'Post' });
  }
  expect(await ada.publish(id, {}, 0)).toMatchObject({ __typename: 'Forbidden' });
  const stranger = await publisher(world, { personId: await buildPerson(world.context) });
  expect(await stranger.change('deletePost', id)).toMatchObject({ __typename: 'NotFound' });
});

test('stories are not moved to the trash and back without end', async () => {
  const ada = await publisher(world);
  const id = await ada.published();
  let last: string | undefined;
  for (let count = 0; count < 121; count += 1) {
    last = (await ada.change(count % 2 === 0 ? 'deletePost' : 'undeletePost', id)).__typename;
    if (count === 119) expect(last).toBe('Post');
  }
  expect(last).toBe('RateLimited');
});
