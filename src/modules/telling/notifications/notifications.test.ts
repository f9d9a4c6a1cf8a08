import { notificationText } from '#shared/notifications/notification-sentence.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { createList } from '#modules/reading/lists/create-list.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { notificationsWorld, type NotificationsWorld, type ToldMember } from '#test/support/notifications-world.ts';

let world: NotificationsWorld;
let author: ToldMember;
let ada: ToldMember;
let bob: ToldMember;
beforeAll(async () => {
  world = await notificationsWorld();
});
beforeEach(async () => {
  [author, ada, bob] = [await world.member(), await world.member(), await world.member()];
});
afterAll(() => world.close());

const CLAP = 'mutation($id: ID!, $n: Int!) { clapPost(targetPostId: $id, clapCount: $n) { __typename } }';
const CLAP_RESPONSE =
  'mutation($id: ID!, $n: Int!) { clapPostResponse(targetResponseId: $id, clapCount: $n) { __typename } }';
const CLAP_LIST = 'mutation($id: ID!, $n: Int!) { clapCatalog(targetCatalogId: $id, clapCount: $n) { __typename } }';
const RESPOND = `mutation($input: PublishPostResponseInput!) { publishPostResponse(input: $input) {
  __typename ... on PostResponse { id } } }`;
const FOLLOW = 'mutation($id: ID!) { followUser(targetUserId: $id) { __typename } }';
const UNFOLLOW = 'mutation($id: ID!) { unfollowUser(targetUserId: $id) { __typename } }';
const MUTE = 'mutation($id: ID!) { muteUser(targetUserId: $id) { __typename } }';
const FOLLOW_LIST = 'mutation($id: ID!) { followCatalog(targetCatalogId: $id) { __typename } }';
const ADD =
  'mutation($id: ID!, $postId: ID!) { addToCatalog(input: { catalogId: $id, postId: $postId }) { __typename } }';
const MARK = 'mutation($id: ID!, $text: String!) { createQuote(input: { postId: $id, text: $text }) { __typename } }';
const NOTE = `mutation($id: ID!, $text: String!) {
  createNote(input: { postId: $id, text: $text, body: "A word is missing." }) { __typename } }`;
const REPOST = 'mutation($id: ID!) { repostPost(postId: $id, note: "") { __typename } }';

const storyOf = (member: ToldMember, words = 'These are the only words of it.') =>
  buildStory(world.context, { authorIds: [member.personId], document: storyDocument(paragraph(words)) });
const respond = async (member: ToldMember, input: object): Promise<string> => {
  const answer = await member.ask(RESPOND, { input });
  return (answer['publishPostResponse'] as { id: string }).id;
};
const kinds = async (member: ToldMember) => (await member.told()).map(({ notificationType }) => notificationType);

test('NOTI-1: claps for a story are one bundle with all who clapped, and none is left of one taken back', async () => {
  const { id } = await storyOf(author);
  for (const reader of [ada, bob, author]) await reader.ask(CLAP, { id, n: 5 }).catch(() => undefined);
  await ada.ask(CLAP, { id, n: 9 });
  const [told, ...more] = await author.told();
  expect(told).toMatchObject({ notificationType: 'STORY_CLAPPED', actorCount: 2, isUnread: true, post: { id } });
  expect(more).toEqual([]);
  await ada.ask(CLAP, { id, n: 0 });
  expect(await author.told()).toMatchObject([{ actorCount: 1, actors: [{ id: bob.personId }] }]);
  await bob.ask(CLAP, { id, n: 0 });
  expect([await author.told(), await author.unread()]).toEqual([[], 0]);
});

test('NOTI-1: responses, replies, mentions and claps for them reach whom they are about, each once', async () => {
  const { id } = await storyOf(author);
  const first = await respond(ada, { inResponseToPostId: id, text: 'Well said.' });
  const name = await usernameOf(bob);
  const reply = { inResponseToPostId: id, parentResponseId: first };
  await respond(author, { ...reply, text: `So says [Bob](${world.context.config.siteUrl}/@${name}) too.` });
  await bob.ask(CLAP_RESPONSE, { id: first, n: 1 });
  expect(await author.told()).toMatchObject([
    { notificationType: 'STORY_RESPONDED', excerpt: 'Well said.', postResponse: { id: first }, post: { id } },
  ]);
  expect((await kinds(ada)).toSorted()).toEqual(['RESPONSE_CLAPPED', 'RESPONSE_REPLIED']);
  expect(await bob.told()).toMatchObject([
    { notificationType: 'RESPONSE_MENTIONED', actors: [{ id: author.personId }] },
  ]);
  await author.ask(
    'mutation($p: ID!, $r: ID!) { hidePostResponseOnParentPost(parentPostId: $p, postResponseId: $r) { __typename } }',
    { p: id, r: first },
  );
  expect(await kinds(bob)).toEqual([]);
});

test('NOTI-1: highlights, reposts, notes, lists and follows are told, private marks and own doings never', async () => {
  const { id } = await storyOf(author);
  await ada.ask(MARK, { id, text: 'only words' });
  await author.ask(MARK, { id, text: 'These are' });
  await bob.ask(
    'mutation($id: ID!) { createQuote(input: { postId: $id, text: "words of it", isPrivate: true }) { __typename } }',
    { id },
  );
  await ada.ask(REPOST, { id });
  await bob.ask(NOTE, { id, text: 'These are' });
  await bob.ask(FOLLOW, { id: author.personId });
  const list = await listOf(ada, 'public');
  const hidden = await listOf(bob, 'private');
  await ada.ask(ADD, { id: list, postId: id });
  await bob.ask(ADD, { id: hidden, postId: id });
  const told = await author.told();
  expect(told.map((one) => one.notificationType).toSorted()).toEqual(
    ['NOTE_WRITTEN', 'PERSON_FOLLOWED', 'STORY_HIGHLIGHTED', 'STORY_LISTED', 'STORY_REPOSTED'].toSorted(),
  );
  expect(told.find((one) => one.notificationType === 'STORY_HIGHLIGHTED')).toMatchObject({
    excerpt: 'only words',
    actors: [{ id: ada.personId }],
  });
  expect(told.find((one) => one.notificationType === 'NOTE_WRITTEN')?.excerpt).toBe('A word is missing.');
  await bob.ask(UNFOLLOW, { id: author.personId });
  expect(await kinds(author)).not.toContain('PERSON_FOLLOWED');
});

test('rule 37: who follows a list is told once a day that it grew, without a row of theirs', async () => {
  const list = await listOf(author, 'public');
  await ada.ask(FOLLOW_LIST, { id: list });
  await ada.ask(CLAP_LIST, { id: list, n: 1 });
  expect((await kinds(author)).toSorted()).toEqual(['LIST_CLAPPED', 'LIST_FOLLOWED']);
  world.clock.advance(60_000);
  for (let round = 0; round < 2; round += 1) {
    await author.ask(ADD, { id: list, postId: (await storyOf(bob)).id });
    expect(await ada.told()).toMatchObject([{ notificationType: 'LIST_GREW', catalog: { id: list }, actorCount: 0 }]);
    expect(await ada.unread()).toBe(1 - round);
    await ada.seeAll();
  }
  world.clock.advance(86_400_000);
  await author.ask(ADD, { id: list, postId: (await storyOf(bob)).id });
  expect(await ada.unread()).toBe(1);
  const rows = await world.database.query('test_rows', 'select 1 from notification where person_id = $1', [
    ada.personId,
  ]);
  expect(rows).toEqual([]);
  await ada.ask(MUTE, { id: author.personId });
  expect([await ada.told(), await ada.unread()]).toEqual([[], 0]);
});

test('rules 31, 32: who is muted, blocked or suspended is told of no more and counts no more, at once', async () => {
  const { id } = await storyOf(author);
  await ada.ask(CLAP, { id, n: 1 });
  await bob.ask(FOLLOW, { id: author.personId });
  expect(await author.unread()).toBe(2);
  await author.ask(MUTE, { id: ada.personId });
  expect([await kinds(author), await author.unread()]).toEqual([['PERSON_FOLLOWED'], 1]);
  await respond(ada, { inResponseToPostId: id, text: 'Hello?' });
  expect(await kinds(author)).toEqual(['PERSON_FOLLOWED']);
  await world.database.query('test_suspend', `update person set state = 'suspended' where id = $1`, [bob.personId]);
  expect([await kinds(author), await author.unread()]).toEqual([[], 0]);
});

test('NOTI-1: whom a story names is told when it comes out, and not again when it comes out anew', async () => {
  const { siteUrl } = world.context.config;
  const href = `${siteUrl}/@${await usernameOf(bob)}`;
  const document = storyDocument(paragraph({ type: 'text', text: 'Bob', marks: [{ type: 'link', href }] }));
  const { id } = await buildStory(world.context, { authorIds: [author.personId], document });
  const publish = { storyId: id, isFirst: true, isScheduled: true };
  for (let round = 0; round < 2; round += 1) await emitEvent(world.database, 'story.published', publish);
  expect(await bob.told()).toMatchObject([{ notificationType: 'STORY_MENTIONED', post: { id } }]);
  expect(await author.told()).toMatchObject([{ notificationType: 'STORY_WENT_OUT', post: { id } }]);
  await world.database.query('test_unlist', 'update story set is_listed = false where id = $1', [id]);
  expect(await bob.told()).toEqual([]);
});

test('rule 10: who scheduled a story is told how late it came out where the site was away, and on time otherwise', async () => {
  const publish = async (minutes: number) => {
    world.clock.advance(1_000);
    const { id } = await buildStory(world.context, { authorIds: [author.personId], title: `After ${minutes}` });
    const dueAt = new Date(world.clock.now().getTime() - minutes * 60_000).toISOString();
    await emitEvent(world.database, 'story.published', { storyId: id, isFirst: true, isScheduled: true, dueAt });
    const title = `After ${minutes}`;
    const [news] = await author.told();
    return notificationText({ kind: 'STORY_WENT_OUT', names: [], actorCount: 0, title, amount: news?.amount ?? null });
  };
  expect(await publish(2)).toBe('After 2 was published as scheduled');
  expect(await publish(65)).toBe('After 65 was published 1 hour later than scheduled');
  expect(await publish(330)).toBe('After 330 was published 5 hours later than scheduled');
});

test('SHELL-14: the count goes up to 100, falls to 0 when the page was seen, and stays 1 for what came after it', async () => {
  const { id } = await storyOf(author);
  await ada.ask(CLAP, { id, n: 1 });
  expect(await author.unread()).toBe(1);
  const upTo = world.clock.now().getTime();
  world.clock.advance(1_000);
  await bob.ask(FOLLOW, { id: author.personId });
  await world.settle();
  await author.ask('mutation($upTo: Timestamp) { markNotificationsSeen(upTo: $upTo) { success } }', { upTo });
  expect(await author.unread()).toBe(1);
  expect((await author.told()).map(({ isUnread }) => isUnread)).toEqual([true, false]);
  await author.seeAll();
  expect(await author.unread()).toBe(0);
  await world.database.query('test_many', MANY, [author.personId, ada.personId, world.clock.now()]);
  expect(await author.unread()).toBe(100);
});

const MANY = `
  with made as (
    insert into notification (id, person_id, kind, bundle_key, amount, created_at, updated_at)
    select lpad(to_hex(g), 12, 'a'), $1, 'FOLLOWER_MILESTONE', 'many:' || g, g, $3, $3::timestamptz + g * interval '1 second'
    from generate_series(1, 130) g where $2::text is not null returning id)
  select count(*) from made`;

test('NOTI-1: pages follow each other without gap or repeat, whatever they are made of', async () => {
  await world.database.query('test_many_more', MANY.replaceAll("'a')", "'b')"), [
    author.personId,
    ada.personId,
    world.clock.now(),
  ]);
  const seen: string[] = [];
  let to: string | null = null;
  do {
    const page: Awaited<ReturnType<ToldMember['page']>> = await author.page(20, to ?? undefined);
    seen.push(...page.items.map((one) => one.id));
    to = page.next;
  } while (to !== null);
  expect(seen).toHaveLength(130);
  expect(new Set(seen).size).toBe(130);
});

test('NOTI-1: filters narrow, and nobody reads the notifications of others', async () => {
  const { id } = await storyOf(author);
  await ada.ask(CLAP, { id, n: 1 });
  await respond(bob, { inResponseToPostId: id, text: 'Indeed.' });
  await bob.ask(FOLLOW, { id: author.personId });
  const of = async (filter: string) => (await author.told(filter)).map((one) => one.notificationType);
  expect(await of('RESPONSES')).toEqual(['STORY_RESPONDED']);
  expect(await of('REACTIONS')).toEqual(['STORY_CLAPPED']);
  expect(await of('FOLLOWS')).toEqual(['PERSON_FOLLOWED']);
  expect(await of('STORIES')).toEqual([]);
  const query = 'query($id: ID!) { user(id: $id) { notificationStatus { unreadNotificationCount } } }';
  await expect(ada.ask(query, { id: author.personId })).rejects.toThrow(/FORBIDDEN/);
});

async function usernameOf({ personId }: ToldMember): Promise<string> {
  const [row] = await world.database.query<{ username: string }>(
    'test_username',
    'select username from person where id = $1',
    [personId],
  );
  return row?.username ?? '';
}

const listOf = ({ personId }: ToldMember, visibility: 'public' | 'private'): Promise<string> =>
  createList(world.context, { ownerId: personId, name: 'Shelf', visibility, storyIds: [] });
