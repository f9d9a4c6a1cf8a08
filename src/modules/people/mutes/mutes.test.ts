import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseStaffPicks } from '#modules/reading/lists/choose-staff-picks.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function member() {
  const personId = await buildPerson(world.context);
  return { personId, browser: accountBrowser(world.graph, buildViewer({ personId })) };
}
const EDGE = 'id name viewerEdge { isMuting }';
const change = (field: string, name: string) =>
  `mutation($id: ID!) { ${field}(${name}: $id) {
    ... on ${name === 'targetUserId' ? 'User' : 'Collection'} { ${EDGE} } ... on UserError { __typename message } } }`;

test('TOAST-2: muting and unmuting answer with id, name and the edge as they are then; twice is once', async () => {
  const [ada, bob] = [await member(), await member()];
  const publicationId = await buildPublication(world.context);
  const cases = [
    ['muteUser', 'unmuteUser', 'targetUserId', bob.personId],
    ['muteCollection', 'unmuteCollection', 'targetCollectionId', publicationId],
  ] as const;
  for (const [mute, unmute, name, id] of cases) {
    for (const [field, isMuting] of [
      [mute, true],
      [mute, true],
      [unmute, false],
      [unmute, false],
    ] as const) {
      expect(await ada.browser.ask(change(field, name), { id })).toMatchObject({
        [field]: { id, name: expect.any(String), viewerEdge: { isMuting } },
      });
    }
  }
});

test('rule 32: stories of muted people and publications vanish from home for that reader alone', async () => {
  const { context } = world;
  const [ada, eve] = [await member(), await member()];
  const [writer, other, publicationId] = [
    await buildPerson(context),
    await buildPerson(context),
    await buildPublication(context),
  ];
  const byWriter = await buildStory(context, { authorIds: [writer] });
  const withWriter = await buildStory(context, { authorIds: [other, writer] });
  const inPublication = await buildStory(context, { authorIds: [other], publicationId });
  const free = await buildStory(context, { authorIds: [other] });
  await ada.browser.ask(change('muteUser', 'targetUserId'), { id: writer });
  await ada.browser.ask(change('muteCollection', 'targetCollectionId'), { id: publicationId });
  const hidden = [byWriter.id, withWriter.id, inPublication.id];
  const HOME = `{ latestPosts(paging: { limit: 50 }) { items { post { id } } }
    trendingPosts(paging: { limit: 50 }) { items { post { id } } } frontPage { lead { id } seconds { id } mostRead { id } } }`;
  const shown = JSON.stringify(await ada.browser.ask(HOME));
  for (const id of hidden) expect(shown).not.toContain(id);
  expect(shown).toContain(free.id);
  const ofEve = JSON.stringify(await eve.browser.ask(HOME));
  for (const id of [...hidden, free.id]) expect(ofEve).toContain(id);
  const listId = await createList(context, {
    ownerId: eve.personId,
    name: 'Staff picks',
    storyIds: [...hidden, free.id],
  });
  await chooseStaffPicks(context, listId);
  const PICKS = '{ staffPicksFeed(paging: { limit: 50 }) { items { post { id } } } }';
  const picks = JSON.stringify(await ada.browser.ask(PICKS));
  for (const id of hidden) expect(picks).not.toContain(id);
  expect(picks).toContain(free.id);
  expect(JSON.stringify(await eve.browser.ask(PICKS))).toContain(byWriter.id);
  const profile = await ada.browser.ask(
    'query($id: ID!) { user(id: $id) { postsConnection { items { post { id } } } } }',
    { id: writer },
  );
  expect(JSON.stringify(profile)).toContain(byWriter.id);
});

test('rules 19, 32, 42: whom and what one mutes is in no list of a tag, a day or a topic, not read next, and not proposed', async () => {
  const { context } = world;
  const [ada, eve] = [await member(), await member()];
  const [writer, other] = [await buildPerson(context), await buildPerson(context)];
  const muted = await buildStory(context, { authorIds: [writer], tags: ['Kites'] });
  const free = await buildStory(context, { authorIds: [other], tags: ['Kites', 'Strings'] });
  const topic = { id: 'abcdef012345', slug: 'kites', name: 'Kites', description: '', visibility: 'public' } as const;
  const { kysely } = context.database;
  const at = { created_at: context.clock.now(), updated_at: context.clock.now() };
  await kysely
    .insertInto('topic')
    .values({ ...topic, ...at })
    .execute();
  const tag = await kysely.selectFrom('tag').select('id').where('slug', '=', 'kites').executeTakeFirstOrThrow();
  await kysely.insertInto('topic_tag').values({ topic_id: topic.id, tag_id: tag.id, position: 0 }).execute();
  const picks = [muted.id, free.id].map((story_id, position) => ({ topic_id: topic.id, story_id, position }));
  await kysely.insertInto('topic_story').values(picks).execute();
  const POSTS = '{ items { post { id } } }';
  const day = context.clock.now().toISOString().slice(0, 10);
  const LISTS = {
    tag: `tagFromSlug(tagSlug: "kites") { latestPosts ${POSTS} recommendedPosts ${POSTS} topPosts(period: ALL_TIME) ${POSTS}
      archivePosts(year: ${day.slice(0, 4)}) ${POSTS} }`,
    day: `topPostsOfDay(day: "${day}", paging: { limit: 50 }) ${POSTS}`,
    topic: `topic(slug: "kites") { latestPosts ${POSTS} pickedPosts { id } }`,
    next: `postResult(id: "${free.id}") { ... on Post { readNext { id } } }`,
    writers: 'tagFromSlug(tagSlug: "kites") { whoToFollow { items { ... on User { id } } } }',
  };
  await ada.browser.ask(change('muteUser', 'targetUserId'), { id: writer });
  for (const [name, list] of Object.entries(LISTS)) {
    const hidden = name === 'writers' ? writer : muted.id;
    expect(JSON.stringify(await ada.browser.ask(`{ ${list} }`)), name).not.toContain(hidden);
    expect(JSON.stringify(await eve.browser.ask(`{ ${list} }`)), name).toContain(hidden);
  }
  // A muted tag keeps its own place.
  const MUTE_TAG = 'mutation { muteTag(tagSlug: "kites") { __typename } }';
  await eve.browser.ask(MUTE_TAG);
  expect(JSON.stringify(await eve.browser.ask(`{ ${LISTS.tag} }`))).toContain(muted.id);
  expect(JSON.stringify(await eve.browser.ask(`{ ${LISTS.day} }`))).not.toContain(muted.id);
});

test('nobody mutes themselves or what is not there, and who is signed out mutes nobody', async () => {
  const ada = await member();
  const MUTE = change('muteUser', 'targetUserId');
  expect(await ada.browser.ask(MUTE, { id: ada.personId })).toMatchObject({
    muteUser: { __typename: 'BadRequest', message: expect.stringContaining('mute yourself') },
  });
  for (const [field, name] of [
    ['muteUser', 'targetUserId'],
    ['unmuteUser', 'targetUserId'],
    ['muteCollection', 'targetCollectionId'],
    ['unmuteCollection', 'targetCollectionId'],
    ['muteTag', 'tagSlug'],
    ['unmuteTag', 'tagSlug'],
  ]) {
    const none = `mutation { it: ${field}(${name}: "none") { __typename } }`;
    expect(await ada.browser.ask(none), field).toEqual({ it: { __typename: 'NotFound' } });
  }
  const signedOut = accountBrowser(world.graph, null);
  await expect(signedOut.ask(MUTE, { id: ada.personId })).rejects.toThrow(/FORBIDDEN/);
});
