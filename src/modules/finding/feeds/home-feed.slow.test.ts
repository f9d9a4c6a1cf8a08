import { afterAll, beforeAll, expect, test } from 'vitest';
import { countStatements } from '#platform/database/connection.ts';
import { buildBoost } from '#test/factories/build-boost.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { chooseStaffPicks } from '#modules/reading/lists/choose-staff-picks.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { type Follow, follow } from '#modules/people/follows/follow.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { repostStory } from '#modules/stories/reposts/repost-story.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(world.context.clock.now().getTime() - hours * HOUR);

async function member() {
  const personId = await buildPerson(world.context);
  const browser = accountBrowser(world.graph, buildViewer({ personId }));
  return { personId, ask: browser.ask };
}
const follows = (followerId: string, kind: Follow['kind'], id: string) =>
  follow(world.context, { followerId, kind, id });

type Item = {
  readonly post: { readonly id: string };
  readonly reason: { readonly kind: string; readonly text: string; readonly note: string | null };
};
type Feed = { readonly items: readonly Item[]; readonly pagingInfo: { readonly next: string | null } };
type Ask = Awaited<ReturnType<typeof member>>['ask'];

const FIELDS =
  '{ items { post { id } reason { kind text note user { id } collection { id } tag { id } } } pagingInfo { next } }';
const read = async (ask: Ask, field: string, declared = '', variables: Readonly<Record<string, unknown>> = {}) => {
  const { feed } = (await ask(`query${declared} { feed: ${field} ${FIELDS} }`, variables)) as { feed: Feed };
  return feed;
};
const PAGED = '($limit: Int, $to: String)';
const HOME = 'homeFeed(paging: { limit: $limit, to: $to }';
/** Every item of a feed, page by page. */
async function readAll(ask: Ask, field: string, limit: number): Promise<readonly Item[]> {
  const items: Item[] = [];
  let to: string | null = null;
  for (let page = 0; page < 60; page += 1) {
    const feed: Feed = await read(ask, field, PAGED, { limit, to });
    items.push(...feed.items);
    to = feed.pagingInfo.next;
    if (to === null) return items;
  }
  throw new Error('The feed does not end.');
}
const idsOf = (items: readonly Item[]) => items.map(({ post }) => post.id);
const tagIdOf = async (slug: string) =>
  (await world.database.kysely.selectFrom('tag').select('id').where('slug', '=', slug).executeTakeFirstOrThrow()).id;

test('HOME-1, rule 40: each card says what weighs most, from everything that its reader follows', async () => {
  const { context } = world;
  const [ada, friend, stranger] = [await member(), await member(), await buildPerson(context)];
  const publicationId = await buildPublication(context);
  const byFriend = await buildStory(context, { authorIds: [friend.personId] });
  const inPublication = await buildStory(context, { authorIds: [stranger], publicationId });
  const onTopic = await buildStory(context, { tags: ['Herring'] });
  const passedOn = await buildStory(context, { publishedAt: ago(900) });
  const picked = await buildStory(context);
  const other = await buildStory(context);
  const boosted = await buildStory(context, { publishedAt: ago(900) });
  const before = await buildStory(context, { publishedAt: ago(901) });
  const [from, until] = [ago(24).toISOString(), ago(-24).toISOString()];
  await buildBoost(context, { storyId: boosted.id, from, until });
  await buildBoost(context, { storyId: before.id, from, until: ago(1).toISOString() });
  const own = await buildStory(context, { authorIds: [ada.personId] });
  const list = { ownerId: stranger, name: 'Picks', isInLibrary: true, storyIds: [picked.id] };
  await chooseStaffPicks(context, await createList(context, list));
  await follows(ada.personId, 'person', friend.personId);
  await follows(ada.personId, 'publication', publicationId);
  await follows(ada.personId, 'tag', await tagIdOf('herring'));
  await repostStory(
    { ...context, isProgram: false, viewer: buildViewer({ personId: friend.personId }) },
    { storyId: passedOn.id, note: 'Read this.' },
  );
  const items = await readAll(ada.ask, `${HOME}, order: RECOMMENDED)`, 4);
  const reasons = new Map(items.map(({ post, reason }) => [post.id, reason]));
  expect(reasons.get(byFriend.id)).toMatchObject({ kind: 'FOLLOWED_AUTHOR', user: { id: friend.personId } });
  expect(reasons.get(inPublication.id)).toMatchObject({
    kind: 'FOLLOWED_PUBLICATION',
    collection: { id: publicationId },
  });
  expect(reasons.get(onTopic.id)).toMatchObject({
    kind: 'FOLLOWED_TOPIC',
    text: 'In Herring, a topic you follow',
  });
  expect(reasons.get(passedOn.id)).toMatchObject({
    kind: 'REPOSTED',
    note: 'Read this.',
    user: { id: friend.personId },
  });
  expect(reasons.get(picked.id)).toMatchObject({ kind: 'STAFF_PICK', note: null });
  expect(reasons.get(other.id)).toMatchObject({ kind: 'LATEST' });
  expect(reasons.get(boosted.id)).toMatchObject({ kind: 'BOOSTED', text: 'Chosen by our curators' });
  expect(reasons.get(before.id)?.['kind']).not.toBe('BOOSTED');
  expect(reasons.has(own.id)).toBe(false);
  expect(idsOf(items).slice(0, 2).toSorted()).toEqual([byFriend.id, passedOn.id].toSorted());
});

test('HOME-7: the following feed is newest first, without gaps or repetition, and a story stands where it was passed on last', async () => {
  const { context } = world;
  const [ada, one, two] = [await member(), await member(), await buildPerson(context)];
  const publicationId = await buildPublication(context);
  await follows(ada.personId, 'person', one.personId);
  await follows(ada.personId, 'person', two);
  await follows(ada.personId, 'publication', publicationId);
  const stories = [];
  for (let hours = 40; hours > 0; hours -= 1) {
    const authorIds = hours % 3 === 0 ? [one.personId, two] : [hours % 2 === 0 ? one.personId : two];
    const place = hours % 5 === 0 ? { publicationId } : {};
    stories.unshift(await buildStory(context, { authorIds, ...place, publishedAt: ago(hours) }));
  }
  const expected = stories.map(({ id }) => id);
  for (const limit of [1, 3, 10, 50]) {
    expect(idsOf(await readAll(ada.ask, 'followingFeed(paging: { limit: $limit, to: $to })', limit))).toEqual(expected);
  }
  const last = expected.at(-1) ?? '';
  const viewer = buildViewer({ personId: one.personId });
  await repostStory({ ...context, isProgram: false, viewer }, { storyId: last, note: 'Again' });
  const moved = [last, ...expected.slice(0, -1)];
  for (const limit of [1, 7]) {
    const items = await readAll(ada.ask, 'followingFeed(paging: { limit: $limit, to: $to })', limit);
    expect(idsOf(items)).toEqual(moved);
    expect(items[0]?.reason).toMatchObject({ kind: 'REPOSTED', note: 'Again' });
  }
  const ofPublications = await readAll(
    ada.ask,
    'followingFeed(paging: { limit: $limit, to: $to }, entityName: PUBLICATIONS)',
    4,
  );
  expect(idsOf(ofPublications)).toEqual(stories.filter((_story, index) => (index + 1) % 5 === 0).map(({ id }) => id));
  const ofOne = `followingFeedOfEntity(entityName: WRITERS, entityId: "${two}", paging: { limit: $limit, to: $to })`;
  expect(idsOf(await readAll(ada.ask, ofOne, 9))).toEqual(
    stories.filter((_story, index) => (index + 1) % 3 === 0 || (index + 1) % 2 === 1).map(({ id }) => id),
  );
});

test('stories of one and the same moment by many whom one follows all come, once', async () => {
  const { context } = world;
  const ada = await member();
  const ids = [];
  for (let index = 0; index < 30; index += 1) {
    const writer = await buildPerson(context);
    await follows(ada.personId, 'person', writer);
    ids.push((await buildStory(context, { authorIds: [writer], publishedAt: ago(3) })).id);
  }
  const items = await readAll(ada.ask, 'followingFeed(paging: { limit: $limit, to: $to })', 2);
  expect(idsOf(items)).toEqual(ids.toSorted().toReversed());
});

test('rule 40: a page of home goes on where the one before ended, whatever happens meanwhile', async () => {
  const { context } = world;
  const [ada, writer] = [await member(), await buildPerson(context)];
  await follows(ada.personId, 'person', writer);
  for (let hours = 0; hours < 12; hours += 1) await buildStory(context, { publishedAt: ago(hours) });
  const before = await readAll(ada.ask, `${HOME}, order: RECOMMENDED)`, 50);
  const first = await read(ada.ask, `${HOME})`, PAGED, { limit: 5 });
  const fresh = await buildStory(context, { authorIds: [writer] });
  const rest: Item[] = [];
  for (let to = first.pagingInfo.next; to !== null;) {
    const page: Feed = await read(ada.ask, `${HOME})`, PAGED, { limit: 7, to });
    rest.push(...page.items);
    to = page.pagingInfo.next;
  }
  expect(idsOf([...first.items, ...rest])).toEqual(idsOf(before));
  expect(idsOf((await read(ada.ask, `${HOME})`, PAGED, { limit: 1 })).items)).toEqual([fresh.id]);
  await expect(read(ada.ask, `${HOME})`, PAGED, { limit: 5, to: 'no' })).rejects.toThrow(/not one that this list gave/);
});

test('rule 40: of ten cards at most two are by one author', async () => {
  const { context } = world;
  const [ada, writer] = [await member(), await buildPerson(context)];
  await follows(ada.personId, 'person', writer);
  const own = new Set<string>();
  for (let hours = 0; hours < 5; hours += 1) own.add((await buildStory(context, { authorIds: [writer] })).id);
  const { items } = await read(ada.ask, `${HOME})`, PAGED, { limit: 10 });
  expect(idsOf(items).filter((id) => own.has(id))).toHaveLength(2);
});

const FEEDS = [
  'homeFeed(order: RECOMMENDED, paging: { limit: 50 })',
  'homeFeed(order: NEWEST, paging: { limit: 50 })',
  'webRecommendedFeed(paging: { limit: 50 })',
  'followingFeed(paging: { limit: 50 })',
  'followingFeed(orderBy: MOST_READ, paging: { limit: 50 })',
  'personalisedTagFeed(tagSlug: "weaving", paging: { limit: 50 })',
];
/** What any of the viewer's feeds shows. */
async function shownIn(ask: Ask): Promise<string> {
  const feeds = [];
  for (const field of FEEDS) feeds.push(await read(ask, field));
  const tag = await ask('{ tagFeed(tagSlug: "weaving", paging: { limit: 50 }) { items { post { id } } } }');
  return JSON.stringify([feeds, tag]);
}

test('rules 31, 32: what is muted, blocked, withheld or withdrawn stands in no feed, from the next request on', async () => {
  const { context, database } = world;
  const ada = await member();
  const sources = [];
  for (let index = 0; index < 6; index += 1) {
    const writer = await buildPerson(context);
    await follows(ada.personId, 'person', writer);
    const publicationId = await buildPublication(context);
    const story = await buildStory(context, { authorIds: [writer], publicationId, tags: ['Weaving', `Loom ${index}`] });
    sources.push({ writer, publicationId, story: story.id });
  }
  const [byWriter, inPublication, onTag, blocked, withheld, unlisted] = sources;
  if (!byWriter || !inPublication || !onTag || !blocked || !withheld || !unlisted) throw new Error('Six were made.');
  await follows(ada.personId, 'tag', await tagIdOf('weaving'));
  const before = await shownIn(ada.ask);
  for (const { story } of sources) expect(before).toContain(story);
  await ada.ask('mutation($id: ID!) { muteUser(targetUserId: $id) { __typename } }', { id: byWriter.writer });
  await ada.ask('mutation($id: ID!) { muteCollection(targetCollectionId: $id) { __typename } }', {
    id: inPublication.publicationId,
  });
  expect(await ada.ask('mutation { muteTag(tagSlug: "loom-2") { ... on Tag { viewerEdge { isMuting } } } }')).toEqual({
    muteTag: { viewerEdge: { isMuting: true } },
  });
  await database.kysely
    .insertInto('story_withholding')
    .values({ story_id: withheld.story, country: '', reason: 'order', created_at: context.clock.now() })
    .execute();
  await database.kysely.updateTable('story').set({ is_withheld: true }).where('id', '=', withheld.story).execute();
  await database.kysely.updateTable('story').set({ is_listed: false }).where('id', '=', unlisted.story).execute();
  const viewer = buildViewer({ personId: ada.personId, blockedBy: new Set([blocked.writer]) });
  const shown = await shownIn(accountBrowser(world.graph, viewer).ask);
  for (const { story } of sources) expect(shown).not.toContain(story);
  await ada.ask('mutation { unmuteTag(tagSlug: "loom-2") { __typename } }');
  expect(await shownIn(ada.ask)).toContain(onTag.story);
  const ofMuted = `followingFeedOfEntity(entityName: WRITERS, entityId: "${byWriter.writer}")`;
  expect(idsOf((await read(ada.ask, ofMuted)).items)).toEqual([byWriter.story]);
});

test('rule 40: show less takes the story away and its source down, and Undo brings both back', async () => {
  const { context } = world;
  const [ada, writer] = [await member(), await buildPerson(context)];
  await follows(ada.personId, 'person', writer);
  const [kept, gone] = [
    await buildStory(context, { authorIds: [writer], publishedAt: ago(1) }),
    await buildStory(context, { authorIds: [writer] }),
  ];
  const home = async () => idsOf(await readAll(ada.ask, `${HOME})`, 50));
  const SHOW = (field: string) =>
    `mutation($id: ID!) { answer: ${field}(targetPostId: $id, reason: AUTHOR) { ... on ShownLess { postId isShownLess } } }`;
  expect((await home()).slice(0, 2)).toEqual([gone.id, kept.id]);
  expect(await ada.ask(SHOW('showLess'), { id: gone.id })).toEqual({ answer: { postId: gone.id, isShownLess: true } });
  const after = await home();
  expect(after).not.toContain(gone.id);
  expect(after.indexOf(kept.id)).toBeGreaterThan(0);
  expect(idsOf(await readAll(ada.ask, `${HOME}, order: NEWEST)`, 50))).toEqual([kept.id]);
  await ada.ask(SHOW('undoShowLess'), { id: gone.id });
  expect((await home()).slice(0, 2)).toEqual([gone.id, kept.id]);
  const noTopic = 'mutation($id: ID!) { showLess(targetPostId: $id, reason: TAG) { __typename } }';
  expect(await ada.ask(noTopic, { id: gone.id })).toEqual({ showLess: { __typename: 'BadRequest' } });
  expect(await ada.ask(noTopic, { id: '000000000000' })).toEqual({ showLess: { __typename: 'NotFound' } });
});

test('rule 40: three presentations without a click halve a story, and a click takes that back', async () => {
  const { context } = world;
  const [ada, writer, other] = [await member(), await buildPerson(context), await buildPerson(context)];
  for (const id of [writer, other]) await follows(ada.personId, 'person', id);
  const [ignored, next] = [
    await buildStory(context, { authorIds: [writer] }),
    await buildStory(context, { authorIds: [other], publishedAt: ago(24) }),
  ];
  const viewer = buildViewer({ personId: ada.personId });
  const tell = async (key: string, storyId: string) => {
    const event = { key, data: { postId: storyId }, type: 'web', eventId: crypto.randomUUID(), timestamp: 1 };
    for (const events of [[event], [event]])
      await logClientEvents({ ...context, viewer }, events, {
        userAgent: 'Test',
        network: '',
        country: null,
        host: '',
      });
  };
  const first = async () =>
    idsOf(await readAll(ada.ask, `${HOME})`, 50)).filter((id) => id === ignored.id || id === next.id);
  for (let time = 0; time < 2; time += 1) await tell('post.presented', ignored.id);
  expect(await first()).toEqual([ignored.id, next.id]);
  await tell('post.presented', ignored.id);
  expect(await first()).toEqual([next.id, ignored.id]);
  await tell('post.clicked', ignored.id);
  expect(await first()).toEqual([ignored.id, next.id]);
});

test('rule 40: newest first is what follows from the preference, and sticks', async () => {
  const { context } = world;
  const [ada, writer] = [await member(), await buildPerson(context)];
  await follows(ada.personId, 'person', writer);
  const old = await buildStory(context, { authorIds: [writer], publishedAt: ago(5) });
  const fresh = await buildStory(context, { authorIds: [writer], publishedAt: ago(2) });
  const preference = `mutation($id: ID!) { updateViewerPreferences(userId: $id,
    preferences: [{ name: "HOME_FEED_ORDER", enumValue: "NEWEST" }]) { success } }`;
  await ada.ask(preference, { id: ada.personId });
  expect(idsOf(await readAll(ada.ask, `${HOME})`, 1))).toEqual([fresh.id, old.id]);
  const nobody = await member();
  const { items } = await read(nobody.ask, 'homeFeed(order: NEWEST)');
  expect(items[0]?.reason.kind).toBe('LATEST');
});

test('a feed costs as many statements for fifty cards as for two', async () => {
  const { context } = world;
  const ada = await member();
  for (let index = 0; index < 60; index += 1) {
    const writer = await buildPerson(context);
    await follows(ada.personId, 'person', writer);
    await buildStory(context, { authorIds: [writer], publishedAt: ago(index / 60), tags: [`Sand ${index}`] });
  }
  for (const field of [`${HOME})`, `${HOME}, order: NEWEST)`, 'followingFeed(paging: { limit: $limit, to: $to })']) {
    const counts = [];
    const ask = (limit: number) => countStatements(() => read(ada.ask, field, PAGED, { limit }));
    // Stories that were never read before cost one statement, however many they are.
    await ask(50);
    for (const limit of [2, 50]) counts.push((await ask(limit)).count);
    expect(counts[1]).toBeLessThanOrEqual(counts[0] ?? 0);
  }
});
