import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { importPublication } from '#modules/stories/publications/import-publication.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const RESULT = '{ __typename ... on Series { id title description slug postCount } ... on UserError { message } }';
const CREATE = `mutation($input: CreateSeriesInput!) { createSeries(input: $input) ${RESULT} }`;
const UPDATE = `mutation($input: UpdateSeriesInput!) { updateSeries(input: $input) ${RESULT} }`;
const ADD = `mutation($id: ID!, $post: ID!) { addToSeries(seriesId: $id, postId: $post) ${RESULT} }`;
const REMOVE = `mutation($id: ID!, $post: ID!) { removeFromSeries(seriesId: $id, postId: $post) ${RESULT} }`;
const MOVE = `mutation($id: ID!, $post: ID!, $after: ID) {
  moveInSeries(seriesId: $id, postId: $post, afterPostId: $after) ${RESULT} }`;
const DELETE = `mutation($id: ID!) { deleteSeries(seriesId: $id) {
  ... on DeletedSeries { seriesId } ... on UserError { message } } }`;
const READ = `query($id: ID!) { series(id: $id) {
  viewerCanArrange entries { postId state } candidates { postId } posts { items { post { id } } } } }`;
const POSITION = `query($id: ID!) { postResult(id: $id) { ... on Post {
  seriesPosition { index previous { id } next { id } } } } }`;

type Entry = { readonly postId: string; readonly state: string };
type Read = {
  readonly viewerCanArrange: boolean;
  readonly entries: readonly Entry[] | null;
  readonly candidates: readonly Entry[] | null;
  readonly posts: { readonly items: readonly { readonly post: { readonly id: string } }[] };
};

async function member(changes: Partial<Viewer> = {}) {
  const personId = changes.personId ?? (await buildPerson(world.context));
  const { ask } = accountBrowser(world.graph, buildViewer({ ...changes, personId }));
  const field = async (query: string, variables: Readonly<Record<string, unknown>>) =>
    Object.values(await ask(query, variables))[0] as Readonly<Record<string, unknown>>;
  return {
    personId,
    field,
    create: async (title: string, collectionId?: string) => field(CREATE, { input: { title, collectionId } }),
    add: (id: unknown, post: string) => field(ADD, { id, post }),
    move: (id: unknown, post: string, after: string | null) => field(MOVE, { id, post, after }),
    read: async (id: unknown) => (await field(READ, { id })) as unknown as Read,
    order: async (id: unknown) => {
      const { posts } = (await field(READ, { id })) as unknown as Read;
      return posts.items.map(({ post }) => post.id);
    },
  };
}

async function storiesOf(personId: string, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push((await buildStory(world.context, { authorIds: [personId] })).id);
  }
  return ids;
}

test('WRITE-8: a series is made, filled, put in order, renamed and deleted; its stories stay', async () => {
  const ada = await member();
  const [one = '', two = '', three = ''] = await storiesOf(ada.personId, 3);
  const series = await ada.create(' Rain,  and more ');
  expect(series).toMatchObject({ __typename: 'Series', title: 'Rain, and more', slug: 'rain-and-more', postCount: 0 });
  for (const id of [one, two, three, two]) await ada.add(series['id'], id);
  expect(await ada.order(series['id'])).toEqual([one, two, three]);
  await ada.move(series['id'], three, null);
  await ada.move(series['id'], one, two);
  expect(await ada.order(series['id'])).toEqual([three, two, one]);
  expect(await ada.field(POSITION, { id: two })).toMatchObject({
    seriesPosition: { index: 2, previous: { id: three }, next: { id: one } },
  });
  const renamed = await ada.field(UPDATE, { input: { seriesId: series['id'], title: 'Snow', description: 'Cold' } });
  expect(renamed).toMatchObject({ title: 'Snow', description: 'Cold', slug: 'rain-and-more', postCount: 3 });
  await ada.field(REMOVE, { id: series['id'], post: two });
  expect(await ada.order(series['id'])).toEqual([three, one]);
  expect(await ada.field(DELETE, { id: series['id'] })).toEqual({ seriesId: series['id'] });
  expect(await ada.field(POSITION, { id: one })).toEqual({ seriesPosition: null });
});

test('WRITE-8: texts and places that cannot be are refused with a sentence', async () => {
  const ada = await member();
  const [one = '', two = ''] = await storiesOf(ada.personId, 2);
  expect((await ada.create('  '))['message']).toBe('Give the series a title.');
  expect((await ada.create('x'.repeat(101)))['message']).toContain('100');
  const [first, second] = [await ada.create('First'), await ada.create('First')];
  expect(second['slug']).not.toBe(first['slug']);
  await ada.add(first['id'], one);
  expect((await ada.add(second['id'], one))['message']).toContain('“First”');
  const [foreign = ''] = await storiesOf(await buildPerson(world.context), 1);
  expect(await ada.add(first['id'], foreign)).toMatchObject({ __typename: 'NotFound' });
  expect(await ada.move(first['id'], two, one)).toMatchObject({ __typename: 'NotFound' });
  expect(await ada.move(first['id'], one, two)).toMatchObject({ __typename: 'NotFound' });
});

test('WRITE-8: nobody else changes a series or sees what is not published in it', async () => {
  const [ada, bob] = [await member(), await member()];
  const draft = await buildStory(world.context, { authorIds: [ada.personId], state: 'draft' });
  const [one = '', two = ''] = await storiesOf(ada.personId, 2);
  const series = await ada.create('Mine');
  for (const id of [draft.id, one]) await ada.add(series['id'], id);
  expect(await ada.read(series['id'])).toMatchObject({
    viewerCanArrange: true,
    entries: [
      { postId: draft.id, state: 'DRAFT' },
      { postId: one, state: 'LISTED' },
    ],
    candidates: [{ postId: two }],
  });
  expect(await bob.read(series['id'])).toMatchObject({ viewerCanArrange: false, entries: null, candidates: null });
  expect(await bob.order(series['id'])).toEqual([one]);
  expect(await bob.add(series['id'], one)).toMatchObject({ __typename: 'NotFound' });
  expect(await bob.field(DELETE, { id: series['id'] })).toHaveProperty('message');
  expect(await ada.order(series['id'])).toEqual([one]);
});

test('WRITE-8: a sequence is its publication’s: owner and editors arrange it, and it spans authors', async () => {
  const [ada, bob] = [await buildPerson(world.context), await buildPerson(world.context)];
  const shelf = { slug: 'sequence-shelf', name: 'Shelf', tagline: '', description: '', ownerPersonId: ada };
  const { id: publicationId } = await importPublication(world.context, shelf);
  const editor = await member({ staffRoles: new Map([[publicationId, 'editor' as const]]) });
  const writer = await member({ staffRoles: new Map([[publicationId, 'writer' as const]]) });
  expect(await writer.create('No', publicationId)).toMatchObject({ __typename: 'Forbidden' });
  const sequence = await editor.create('Of many', publicationId);
  const byAda = await buildStory(world.context, { authorIds: [ada], publicationId });
  const byBob = await buildStory(world.context, { authorIds: [bob], publicationId });
  const [elsewhere = ''] = await storiesOf(bob, 1);
  for (const id of [byBob.id, byAda.id]) await editor.add(sequence['id'], id);
  expect(await editor.add(sequence['id'], elsewhere)).toMatchObject({ __typename: 'NotFound' });
  expect(await editor.order(sequence['id'])).toEqual([byBob.id, byAda.id]);
  const yours = await editor.field('{ yourSeries { id } }', {});
  expect(yours).toEqual([{ id: sequence['id'] }]);
});

test('WRITE-8: a series holds at most 200 stories (rule 17)', async () => {
  const ada = await member();
  const series = await ada.create('Long');
  const [last = ''] = await storiesOf(ada.personId, 1);
  await world.database.query(
    'test_fill_series',
    `with made as (
       insert into story (id, creator_id, author_ids, title, language, state, visibility, is_listed, license,
         reading_minutes, word_count, sort_key, created_at, updated_at)
       select lpad(to_hex(n + 1000000), 12, '0'), $1, array[$1], 'S', 'en', 'draft', 'public', false,
         'ALL_RIGHTS_RESERVED', 1, 1, 0, now(), now() from generate_series(1, 200) n returning id)
     insert into series_entry (series_id, story_id, place, is_listed)
     select $2, id, row_number() over (), false from made`,
    [ada.personId, series['id']],
  );
  expect((await ada.add(series['id'], last))['message']).toBe('A series can have up to 200 stories.');
});
