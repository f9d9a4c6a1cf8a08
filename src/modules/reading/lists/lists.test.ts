import { afterAll, beforeAll, expect, test } from 'vitest';
import { predefinedListId } from '#shared/lists/predefined-list.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
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

async function member(changes: Partial<Viewer> = {}) {
  const personId = await buildPerson(world.context);
  const { ask } = accountBrowser(world.graph, buildViewer({ personId, ...changes }));
  const readingList = predefinedListId(personId, 'reading');
  const create = async (input: object) => (await ask(CREATE, { input }))['createCatalog'] as Made;
  const add = async (input: object) => (await ask(ADD, { input }))['addToCatalog'] as Member;
  const titles = async (catalogId: string) => {
    const { catalogById } = (await ask(ITEMS, { catalogId })) as { catalogById: Shown | null };
    return catalogById?.items.items.map(({ post }) => post.title);
  };
  const items = async (catalogId: string) => {
    const { catalogById } = (await ask(ITEMS, { catalogId })) as { catalogById: Shown | null };
    return catalogById?.items.items ?? [];
  };
  return { personId, readingList, ask, create, add, titles, items };
}

type Made = { __typename: string; id: string; slug: string; message: string };
type Member = { __typename: string; message: string; catalog: { itemCount: number }; post: object };
type Item = { catalogItemId: string; note: string; post: { id: string; title: string } };
type Shown = { items: { items: Item[] } };

const CREATE = `mutation($input: CreateCatalogInput!) { createCatalog(input: $input) {
  __typename ... on Catalog { id name slug description visibility itemCount } ... on UserError { message } } }`;
const UPDATE = `mutation($input: UpdateCatalogInput!) { updateCatalog(input: $input) {
  __typename ... on Catalog { id name slug description visibility } ... on UserError { message } } }`;
const DELETE = `mutation($id: ID!) { deleteCatalog(catalogId: $id) {
  __typename ... on DeletedCatalog { catalogId } ... on UserError { message } } }`;
const ADD = `mutation($input: AddToCatalogInput!) { addToCatalog(input: $input) { __typename
  ... on CatalogMembership { catalog { id itemCount } post { id viewerEdge { readingListState } } }
  ... on UserError { message } } }`;
const REMOVE = `mutation($catalogId: ID!, $postId: ID!) { removeFromCatalog(catalogId: $catalogId, postId: $postId) {
  __typename ... on CatalogMembership { catalog { id itemCount } } ... on UserError { message } } }`;
const MOVE = `mutation($catalogId: ID!, $item: ID!, $after: ID) {
  reorderCatalogItem(catalogId: $catalogId, catalogItemId: $item, afterCatalogItemId: $after) {
    __typename ... on UserError { message } } }`;
const NOTE = `mutation($catalogId: ID!, $item: ID!, $note: String!) {
  setCatalogItemNote(catalogId: $catalogId, catalogItemId: $item, note: $note) {
    __typename ... on UserError { message } } }`;
const ITEMS = `query($catalogId: ID!) { catalogById(catalogId: $catalogId) {
  items(paging: { limit: 50 }) { items { catalogItemId note post { id title } } } } }`;
const SET = `mutation($id: ID!, $state: ReadingListState!) { setReadingListState(targetPostId: $id, state: $state) {
  __typename ... on Post { viewerEdge { readingListState } } ... on UserError { message } } }`;
const FOLLOW = (field: string) => `mutation($id: ID!) { ${field}(targetCatalogId: $id) {
  __typename ... on Catalog { id followerCount viewerEdge { isFollowing } } ... on UserError { message } } }`;

test('LIST-1: a list is made, renamed with its address, described, hidden and deleted; its stories stay', async () => {
  const ada = await member();
  const made = await ada.create({ name: ' Rain  and tea ', description: 'Wet words' });
  expect(made).toMatchObject({ name: 'Rain and tea', slug: 'rain-and-tea', visibility: 'PUBLIC', itemCount: 0 });
  const story = await buildStory(world.context);
  await ada.add({ catalogId: made.id, postId: story.id });
  const change = { catalogId: made.id, name: 'Tea', description: '', visibility: 'PRIVATE' };
  expect(await ada.ask(UPDATE, { input: change })).toMatchObject({
    updateCatalog: { name: 'Tea', slug: 'tea', description: '', visibility: 'PRIVATE' },
  });
  expect(await ada.ask(UPDATE, { input: { catalogId: made.id, name: ' ' } })).toMatchObject({
    updateCatalog: { __typename: 'BadRequest', message: 'Give the list a name.' },
  });
  expect((await ada.create({ name: 'x'.repeat(61) })).message).toBe('Keep the name to 60 characters.');
  expect((await ada.create({ name: 'x', description: 'x'.repeat(281) })).message).toContain('280');
  expect(await ada.ask(DELETE, { id: made.id })).toEqual({
    deleteCatalog: { __typename: 'DeletedCatalog', catalogId: made.id },
  });
  expect(await ada.titles(made.id)).toBeUndefined();
  expect(await ada.ask(`{ postResult(id: "${story.id}") { __typename } }`)).toEqual({
    postResult: { __typename: 'Post' },
  });
});

test('LIST-1: stories are put between others, first and last, and order and notes stay', async () => {
  const ada = await member();
  const { id: catalogId } = await ada.create({ name: 'Order' });
  for (const title of ['a', 'b', 'c', 'd']) {
    const { id: postId } = await buildStory(world.context, { title });
    await ada.add({ catalogId, postId });
  }
  const move = async (title: string, behind: string | null) => {
    const items = await ada.items(catalogId);
    const of = (name: string | null) => items.find(({ post }) => post.title === name)?.catalogItemId;
    return await ada.ask(MOVE, { catalogId, item: of(title), after: behind === null ? null : of(behind) });
  };
  expect(await ada.titles(catalogId)).toEqual(['a', 'b', 'c', 'd']);
  await move('d', 'a');
  expect(await ada.titles(catalogId)).toEqual(['a', 'd', 'b', 'c']);
  await move('c', null);
  expect(await ada.titles(catalogId)).toEqual(['c', 'a', 'd', 'b']);
  // Between the same two again and again, until halving has no number left.
  for (let round = 0; round < 70; round += 1) await move(round % 2 === 0 ? 'd' : 'b', 'a');
  expect(await ada.titles(catalogId)).toEqual(['c', 'a', 'b', 'd']);
  const [item] = await ada.items(catalogId);
  expect(await ada.ask(NOTE, { catalogId, item: item?.catalogItemId, note: 'Read <b>this</b>' })).toMatchObject({
    setCatalogItemNote: { __typename: 'Catalog' },
  });
  expect((await ada.items(catalogId))[0]?.note).toBe('Read <b>this</b>');
  expect(await ada.ask(NOTE, { catalogId, item: item?.catalogItemId, note: 'x'.repeat(501) })).toMatchObject({
    setCatalogItemNote: { __typename: 'BadRequest' },
  });
  expect(await ada.ask(MOVE, { catalogId, item: 'f'.repeat(12), after: null })).toMatchObject({
    reorderCatalogItem: { __typename: 'NotFound' },
  });
  // Undone: the story stands again where it was, with its note.
  const [first, second] = await ada.items(catalogId);
  await ada.ask(REMOVE, { catalogId, postId: second?.post.id });
  await ada.add({ catalogId, postId: second?.post.id, after: first?.catalogItemId, note: 'Back' });
  expect(await ada.titles(catalogId)).toEqual(['c', 'a', 'b', 'd']);
  expect((await ada.items(catalogId))[1]?.note).toBe('Back');
});

test('LIST-1: nobody changes, fills or sees what is not theirs, and what is private is as if it were missing', async () => {
  const [ada, eve] = [await member(), await member()];
  const list = await ada.create({ name: 'Secret words', visibility: 'PRIVATE' });
  const open = await ada.create({ name: 'Open' });
  const story = await buildStory(world.context);
  await ada.add({ catalogId: list.id, postId: story.id });
  const missing = { __typename: 'NotFound', message: 'This list no longer exists.' };
  for (const id of [list.id, open.id, ada.readingList]) {
    expect(await eve.add({ catalogId: id, postId: story.id })).toEqual(missing);
    expect(await eve.ask(DELETE, { id })).toEqual({ deleteCatalog: missing });
    expect(await eve.ask(UPDATE, { input: { catalogId: id, name: 'Mine' } })).toEqual({ updateCatalog: missing });
    expect(await eve.ask(REMOVE, { catalogId: id, postId: story.id })).toEqual({ removeFromCatalog: missing });
  }
  expect(await eve.ask(FOLLOW('followCatalog'), { id: list.id })).toEqual({ followCatalog: missing });
  const nobody = accountBrowser(world.graph, null);
  for (const id of [list.id, ada.readingList]) {
    expect(await eve.ask(ITEMS, { catalogId: id })).toEqual({ catalogById: null });
    expect(await nobody.ask(ITEMS, { catalogId: id })).toEqual({ catalogById: null });
  }
  const shown = JSON.stringify(
    await eve.ask(
      `{ user(id: "${ada.personId}") { catalogs { items { name itemCount } } } yourCatalogs { items { name } } }`,
    ),
  );
  expect(shown).toContain('Open');
  expect(shown).not.toContain('Secret');
  await expect(nobody.ask(CREATE, { input: { name: 'x' } })).rejects.toThrow(/FORBIDDEN/);
  await expect(nobody.ask('{ yourCatalogs { items { id } } }')).rejects.toThrow(/FORBIDDEN/);
  const suspended = await member({ isSuspended: true });
  await expect(suspended.create({ name: 'x' })).rejects.toThrow(/FORBIDDEN/);
  expect((await suspended.add({ catalogId: suspended.readingList, postId: story.id })).__typename).toBe(
    'CatalogMembership',
  );
});

test('LIST-2, LIST-5: QUEUE saves into the Reading list, ARCHIVE moves out of it, NONE is neither', async () => {
  const ada = await member();
  const [first, second] = [await buildStory(world.context), await buildStory(world.context)];
  const set = async (id: string, name: string) =>
    (await ada.ask(SET, { id, state: `READING_LIST_${name}` }))['setReadingListState'];
  const archived = async () => JSON.stringify(await ada.ask('{ archivedPosts { items { post { id } } } }'));
  const named = '{ predefinedCatalogs { id name visibility predefined itemCount } }';
  expect(await ada.ask(named)).toEqual({
    predefinedCatalogs: [
      { id: ada.readingList, name: 'Reading list', visibility: 'LOCKED', predefined: true, itemCount: 0 },
      {
        id: predefinedListId(ada.personId, 'resume'),
        name: 'Resume reading',
        visibility: 'LOCKED',
        predefined: true,
        itemCount: 0,
      },
      {
        id: predefinedListId(ada.personId, 'purchased'),
        name: 'Purchased',
        visibility: 'LOCKED',
        predefined: true,
        itemCount: 0,
      },
    ],
  });
  for (const { id } of [first, second, first]) {
    expect(await set(id, 'QUEUE')).toEqual({
      __typename: 'Post',
      viewerEdge: { readingListState: 'READING_LIST_QUEUE' },
    });
  }
  expect(await ada.titles(ada.readingList), 'the newest first').toEqual([second.title, first.title]);
  expect(await set(first.id, 'ARCHIVE')).toMatchObject({ viewerEdge: { readingListState: 'READING_LIST_ARCHIVE' } });
  expect(await ada.titles(ada.readingList)).toEqual([second.title]);
  expect(await archived()).toContain(first.id);
  await ada.add({ catalogId: ada.readingList, postId: first.id });
  expect(await archived(), 'what is to be read again is archived no longer').not.toContain(first.id);
  await set(first.id, 'ARCHIVE');
  expect(await set(first.id, 'NONE')).toMatchObject({ viewerEdge: { readingListState: 'READING_LIST_NONE' } });
  expect(await archived()).not.toContain(first.id);
  for (const id of [ada.readingList, predefinedListId(ada.personId, 'resume')]) {
    const locked = { __typename: 'BadRequest', message: 'This list can’t be changed.' };
    expect(await ada.ask(UPDATE, { input: { catalogId: id, visibility: 'PUBLIC' } })).toEqual({
      updateCatalog: locked,
    });
    expect(await ada.ask(DELETE, { id })).toEqual({ deleteCatalog: locked });
  }
  expect((await ada.add({ catalogId: predefinedListId(ada.personId, 'purchased'), postId: first.id })).__typename).toBe(
    'NotFound',
  );
});

test('LIST-5: only what the viewer may see and what may stand in lists is saved; what is saved can always go', async () => {
  const author = await buildPerson(world.context);
  const ada = await member({ blockedBy: new Set([author]) });
  const draft = await buildStory(world.context, { state: 'draft' });
  const unlisted = await buildStory(world.context, { state: 'unlisted' });
  const blocked = await buildStory(world.context, { authorIds: [author] });
  for (const id of [draft.id, unlisted.id, blocked.id, 'f'.repeat(12), '']) {
    const refused = await ada.ask(SET, { id, state: 'READING_LIST_QUEUE' });
    expect(refused).toEqual({
      setReadingListState: { __typename: 'NotFound', message: 'This story can’t be saved.' },
    });
  }
  const edges = `query($ids: [ID!]!) { postViewerEdges(postIds: $ids) { id readingListState } }`;
  const open = await buildStory(world.context);
  await ada.ask(SET, { id: open.id, state: 'READING_LIST_QUEUE' });
  expect(await ada.ask(edges, { ids: [draft.id, open.id, blocked.id, open.id] })).toEqual({
    postViewerEdges: [{ id: open.id, readingListState: 'READING_LIST_QUEUE' }],
  });
});

test('STORY-8: the menu of lists says in which of one’s own a story is', async () => {
  const [ada, eve] = [await member(), await member()];
  const story = await buildStory(world.context);
  const [one] = [await ada.create({ name: 'beta' }), await ada.create({ name: 'Alpha', visibility: 'PRIVATE' })];
  await ada.add({ catalogId: one?.id, postId: story.id });
  const MENU = `query($ids: [ID!]!) { postViewerEdges(postIds: $ids) {
    catalogsConnection { items { catalogItemId catalog { name visibility creator { id } } } } } }`;
  const creator = { id: ada.personId };
  expect(await ada.ask(MENU, { ids: [story.id] })).toEqual({
    postViewerEdges: [
      {
        catalogsConnection: {
          items: [
            { catalogItemId: null, catalog: { name: 'Alpha', visibility: 'PRIVATE', creator } },
            { catalogItemId: expect.any(String), catalog: { name: 'beta', visibility: 'PUBLIC', creator } },
          ],
        },
      },
    ],
  });
  expect(await eve.ask(MENU, { ids: [story.id] })).toEqual({
    postViewerEdges: [{ catalogsConnection: { items: [] } }],
  });
});

test('LIST-3: lists, saved lists and the archive are searched, each by its owner alone', async () => {
  const [ada, bob] = [await member(), await member()];
  const kite = await ada.create({ name: 'Kites', description: 'What flies' });
  await ada.create({ name: 'Boats' });
  await bob.ask(FOLLOW('followCatalog'), { id: kite.id });
  const story = await buildStory(world.context, { title: 'The Over-Soul' });
  const other = await buildStory(world.context, { title: 'Another' });
  for (const { id } of [story, other]) await bob.ask(SET, { id, state: 'READING_LIST_ARCHIVE' });
  const find = (by: typeof ada, list: string, query: string) =>
    by.ask(`{ ${list.replace('(', `(query: "${query}"`)} }`);
  const own = 'yourCatalogs() { items { name } }';
  const saved = 'savedCatalogs() { items { name } }';
  const archived = 'archivedPosts() { items { post { title } } }';
  expect(await find(ada, own, 'flies')).toEqual({ yourCatalogs: { items: [{ name: 'Kites' }] } });
  expect(await find(bob, own, 'kites')).toEqual({ yourCatalogs: { items: [] } });
  expect(await find(bob, saved, 'kite')).toEqual({ savedCatalogs: { items: [{ name: 'Kites' }] } });
  expect(await find(bob, saved, 'boats')).toEqual({ savedCatalogs: { items: [] } });
  expect(await find(bob, archived, 'oversoul')).toEqual({
    archivedPosts: { items: [{ post: { title: 'The Over-Soul' } }] },
  });
  expect(await find(ada, archived, 'oversoul')).toEqual({ archivedPosts: { items: [] } });
});

test('LIST-4: a list of somebody else is followed once, saved in the library, and left again', async () => {
  const [ada, bob] = [await member(), await member()];
  const { id } = await ada.create({ name: 'Followed' });
  const followed = { __typename: 'Catalog', id, followerCount: 1, viewerEdge: { isFollowing: true } };
  for (let round = 0; round < 2; round += 1) {
    expect(await bob.ask(FOLLOW('followCatalog'), { id })).toEqual({ followCatalog: followed });
  }
  expect(await ada.ask(FOLLOW('followCatalog'), { id })).toMatchObject({
    followCatalog: { message: 'This is your own list.' },
  });
  const saved = async () => await bob.ask('{ savedCatalogs { items { name } } }');
  expect(await saved()).toEqual({ savedCatalogs: { items: [{ name: 'Followed' }] } });
  await ada.ask(UPDATE, { input: { catalogId: id, visibility: 'PRIVATE' } });
  expect(await saved(), 'hidden by its owner').toEqual({ savedCatalogs: { items: [] } });
  await ada.ask(UPDATE, { input: { catalogId: id, visibility: 'PUBLIC' } });
  expect(await bob.ask(FOLLOW('unfollowCatalog'), { id })).toMatchObject({
    unfollowCatalog: { followerCount: 0, viewerEdge: { isFollowing: false } },
  });
  const blocked = await member({ blockedBy: new Set([ada.personId]) });
  expect(await blocked.ask(FOLLOW('followCatalog'), { id })).toMatchObject({
    followCatalog: { __typename: 'NotFound' },
  });
  expect(await blocked.titles(id), 'rule 31').toBeUndefined();
});
