import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Viewer } from '#modules/ground/viewer.ts';
import { importPerson } from '#modules/people/people/import-person.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { notificationsWorld, type NotificationsWorld } from '#test/support/notifications-world.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { submissionsWorld } from '#test/support/submissions-world.ts';
import { useUp } from '#test/support/use-up.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';

let world: NotificationsWorld;
beforeAll(async () => {
  world = await notificationsWorld();
});
afterAll(() => world.close());

const LIST = `query($id: ID!, $filter: CollectionPostsFilter!, $query: String, $to: String) { collection(id: $id) {
  managedPosts(filter: $filter, query: $query, paging: { limit: 2, to: $to }) {
    items { id title scheduledAt isFeatured authors { name } post { id } } pagingInfo { next } } } }`;
const ONE = `query($id: ID!, $postId: ID!) { collection(id: $id) { managedPost(id: $postId) { id } } }`;
const REMOVE = `mutation($id: ID!, $collectionId: ID!) {
  removePostFromCollection(targetPostId: $id, collectionId: $collectionId) {
    __typename ... on RemovedCollectionPost { id } ... on UserError { message } } }`;
const ARRANGE = `mutation($input: FeaturedPostsInput!) { updateFeaturedPosts(input: $input) {
  __typename ... on Collection { featuredPosts { items { post { id } } } } ... on UserError { message }
  ... on FeaturedPostsChanged { collection { featuredPosts { items { post { id } } } } } } }`;

type Item = {
  readonly id: string;
  readonly title: string;
  readonly scheduledAt: number | null;
  readonly isFeatured: boolean;
  readonly authors: readonly { readonly name: string }[];
  readonly post: { readonly id: string } | null;
};
type Listed = { collection: { managedPosts: { items: readonly Item[]; pagingInfo: { next: string | null } } } };
type Role = 'owner' | 'editor' | 'writer' | 'stranger' | 'suspended';

async function someone(publicationId: string, role: Role) {
  const personId = await buildPerson(world.context);
  const isStaff = role !== 'stranger';
  const staffRoles: Viewer['staffRoles'] = new Map(
    isStaff ? [[publicationId, role === 'suspended' ? 'editor' : role] as const] : [],
  );
  const viewer = buildViewer({ personId, staffRoles, isSuspended: role === 'suspended' });
  const { ask } = accountBrowser(world.graph, viewer);
  const page = async (filter: string, query: string | null = null, to: string | null = null) =>
    ((await ask(LIST, { id: publicationId, filter, query, to })) as Listed).collection.managedPosts;
  const titles = async (filter: string, query: string | null = null) => {
    const found: string[] = [];
    let to: string | null = null;
    do {
      const { items, pagingInfo }: Listed['collection']['managedPosts'] = await page(filter, query, to);
      found.push(...items.map(({ title }) => title));
      to = pagingInfo.next;
    } while (to !== null);
    return found;
  };
  const remove = async (id: string) =>
    (await ask(REMOVE, { id, collectionId: publicationId }))['removePostFromCollection'];
  const arrange = async (postIds: readonly string[], seenPostIds: readonly string[]) =>
    (await ask(ARRANGE, { input: { collectionId: publicationId, postIds, seenPostIds } }))['updateFeaturedPosts'];
  return { personId, ask, page, titles, remove, arrange };
}

async function scene() {
  const publicationId = await buildPublication(world.context);
  const bela = (await importPerson(world.context, { sourceKey: 't', key: publicationId, name: 'Béla Ørsted', bio: '' }))
    .id;
  const write = async (title: string, more: object = {}) => {
    world.clock.advance(1_000);
    return (await buildStory(world.context, { title, publicationId, authorIds: [bela], ...more })).id;
  };
  return { publicationId, bela, write, owner: await someone(publicationId, 'owner') };
}

const featuredOf = (answer: unknown) => JSON.stringify(answer).match(/[0-9a-f]{12}/g) ?? [];

test('PUB-6: owner and editors list what is published, unlisted and featured there, newest first and page by page', async () => {
  const { publicationId, owner, write } = await scene();
  const [first, second] = [await write('First light'), await write('Second wind')];
  await write('Third rail');
  await world.database.query('unlist', "update story set visibility = 'unlisted', is_listed = false where id = $1", [
    await write('Off the record'),
  ]);
  await write('Elsewhere', { publicationId: undefined });
  expect(await owner.titles('PUBLISHED')).toEqual(['Third rail', 'Second wind', 'First light']);
  expect(await owner.titles('UNLISTED')).toEqual(['Off the record']);
  expect(await owner.arrange([second, first], [])).toMatchObject({ __typename: 'Collection' });
  expect(await owner.titles('FEATURED')).toEqual(['Second wind', 'First light']);
  expect((await owner.page('PUBLISHED')).items[0]).toMatchObject({
    isFeatured: false,
    authors: [{ name: 'Béla Ørsted' }],
  });
  for (const role of ['writer', 'stranger', 'suspended'] as const) {
    const other = await someone(publicationId, role);
    expect(await other.titles('PUBLISHED'), role).toEqual([]);
    expect(await other.ask(ONE, { id: publicationId, postId: first }), role).toEqual({
      collection: { managedPost: null },
    });
  }
  expect(await owner.ask(ONE, { id: publicationId, postId: first })).toEqual({
    collection: { managedPost: { id: first } },
  });
});

test('PUB-6: a story is found by words of its title and by its writer, without accents and with the words begun', async () => {
  const { owner, write } = await scene();
  await write('L’été à Ærø: on slow bread');
  await write('Map reading');
  await write('Maple syrup', { authorIds: [await buildPerson(world.context, { name: 'Chen Li' })] });
  expect(await owner.titles('PUBLISHED', 'ete slow')).toEqual(['L’été à Ærø: on slow bread']);
  expect(await owner.titles('PUBLISHED', 'AERO')).toEqual(['L’été à Ærø: on slow bread']);
  expect(await owner.titles('PUBLISHED', 'map')).toEqual(['Maple syrup', 'Map reading']);
  expect(await owner.titles('PUBLISHED', 'bela orsted')).toEqual(['Map reading', 'L’été à Ærø: on slow bread']);
  expect(await owner.titles('PUBLISHED', 'sy')).toEqual(['Maple syrup']);
  expect(await owner.titles('PUBLISHED', 'yr')).toEqual([]);
  expect(await owner.titles('PUBLISHED', '%%%')).toEqual([]);
  expect(await owner.titles('PUBLISHED', "'; drop table story; --")).toEqual([]);
  expect(await owner.titles('FEATURED', 'map')).toEqual([]);
});

test('PUB-6: a story that waits for its time there shows its title and time, and nothing else of the draft', async () => {
  const { publicationId, owner } = await scene();
  const author = await publisher(world, { staffRoles: new Map([[publicationId, 'editor']]) });
  const id = await author.start(draftOf('Out on Monday', 'Not for anybody yet.'));
  const scheduleAt = world.clock.now().getTime() + 86_400_000;
  await author.publish(id, { collectionId: publicationId, scheduleAt, timeZone: 'UTC' });
  await author.start(draftOf('Nobody’s business', 'A draft.'));
  const { items } = await owner.page('SCHEDULED');
  expect(items).toMatchObject([{ id, title: 'Out on Monday', scheduledAt: scheduleAt, post: null }]);
  expect(await owner.titles('SCHEDULED', 'monday')).toEqual(['Out on Monday']);
  expect(await owner.titles('SCHEDULED', 'business')).toEqual([]);
  expect(await owner.remove(id)).toEqual({ __typename: 'RemovedCollectionPost', id });
  expect(await owner.titles('SCHEDULED')).toEqual([]);
  expect(await author.yours('DRAFTS'), 'it waits no more').toContainEqual(
    expect.objectContaining({ title: 'Out on Monday' }),
  );
});

test('PUB-6, NOTI-1: a story that a publication takes out stays its author’s, who is told in its name', async () => {
  const { publicationId, owner, write } = await scene();
  const author = await world.member({});
  const id = await write('Not for us', { authorIds: [author.personId] });
  await owner.arrange([id], []);
  world.clock.advance(1_000);
  for (const role of ['writer', 'stranger'] as const) {
    expect(await (await someone(publicationId, role)).remove(id), role).toMatchObject({ __typename: 'Forbidden' });
  }
  await expect((await someone(publicationId, 'suspended')).remove(id)).rejects.toThrow('FORBIDDEN');
  expect(await owner.remove(id)).toEqual({ __typename: 'RemovedCollectionPost', id });
  expect(await owner.remove(id)).toMatchObject({ __typename: 'Conflict' });
  expect(await owner.remove('0123456789ab')).toMatchObject({ __typename: 'Conflict' });
  const POST = 'query($id: ID!) { postResult(id: $id) { ... on Post { isPublished collection { id } } } }';
  expect(await author.ask(POST, { id })).toEqual({ postResult: { isPublished: true, collection: null } });
  expect(await owner.titles('FEATURED')).toEqual([]);
  const [shelf] = await world.database.query<{ count: number }>(
    'shelf',
    'select count(*)::int as count from publication_featured_story where publication_id = $1',
    [publicationId],
  );
  expect(shelf?.count).toBe(0);
  expect(await author.told()).toContainEqual(expect.objectContaining({ notificationType: 'STORY_TAKEN_OUT' }));
  const [log] = await world.database.query<{ kind: string; subject: string }>(
    'log',
    'select kind, subject from publication_activity where publication_id = $1 order by created_at desc, id desc limit 1',
    [publicationId],
  );
  expect(log).toEqual({ kind: 'story.removed', subject: 'Not for us' });
  await useUp(world, 'remove story from publication');
  expect(await owner.remove(await write('One more'))).toMatchObject({ __typename: 'RateLimited' });
});

test('PUB-5, NOTI-1: what was submitted and accepted ends when an editor takes it out, and the writer withdrew nothing', async () => {
  const submitting = submissionsWorld(world);
  const { id: publicationId, owner } = await submitting.publication();
  const editor = await submitting.staff(publicationId, 'editor');
  const writer = await submitting.person();
  const storyId = await writer.write('Taken, then not');
  const { id } = await writer.submit(storyId, publicationId);
  expect(await owner.act('accept', { input: { id, baseRev: 1, publishNow: true } })).toMatchObject({
    status: 'ACCEPTED',
  });
  const told = await world.member({ staffRoles: new Map([[publicationId, 'owner']]) }, owner.personId);
  const answer = await editor.read(REMOVE, { id: storyId, collectionId: publicationId });
  expect(answer).toMatchObject({ removePostFromCollection: { __typename: 'RemovedCollectionPost' } });
  const left = await world.member({}, writer.personId);
  expect((await left.told()).map(({ notificationType }) => notificationType)).toContain('STORY_TAKEN_OUT');
  await submitting.settle();
  expect(await writer.read('query($id: ID!) { submission(id: $id) { status } }', { id })).toEqual({
    submission: { status: 'CANCELLED' },
  });
  expect((await told.told()).map(({ notificationType }) => notificationType)).not.toContain('SUBMISSION_WITHDRAWN');
});

test('PUB-6, WRITE-7: of two editors who arrange at once the second is told, and gets the list as it is', async () => {
  const { publicationId, owner, write } = await scene();
  const editor = await someone(publicationId, 'editor');
  const [one, two, three] = [await write('One'), await write('Two'), await write('Three')];
  expect(featuredOf(await owner.arrange([one, two], []))).toEqual([one, two]);
  const [left, right] = await Promise.all([
    owner.arrange([two, one, three], [one, two]),
    editor.arrange([three, two, one], [one, two]),
  ]);
  const answers = [left, right] as { __typename: string; message?: string }[];
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual(['Collection', 'FeaturedPostsChanged']);
  const [done, refused] = answers.toSorted((a, b) => a.__typename.localeCompare(b.__typename));
  expect(refused?.message).toBe('Someone else changed the featured stories. Here’s the list as it is now.');
  expect(featuredOf(refused)).toEqual(featuredOf(done));
  const now = featuredOf(done);
  expect(await owner.arrange([one, one], now)).toMatchObject({ __typename: 'BadRequest' });
  const loose = await write('Loose', { publicationId: undefined });
  expect(await owner.arrange([one, loose], now)).toMatchObject({ __typename: 'BadRequest' });
  const eleven = Array.from({ length: 11 }, (_item, index) => index.toString(16).padStart(12, '0'));
  expect(await owner.arrange(eleven, now)).toMatchObject({ __typename: 'MaxPinnedStoriesReached' });
  for (const role of ['writer', 'stranger'] as const) {
    expect(await (await someone(publicationId, role)).arrange([], now), role).toMatchObject({
      __typename: 'Forbidden',
    });
  }
  await expect((await someone(publicationId, 'suspended')).arrange([], now)).rejects.toThrow('FORBIDDEN');
  expect(featuredOf(await owner.arrange([], now))).toEqual([]);
});

test('PUB-5, NOTI-1: what an editor changes in a published story its authors are told, with what was there before', async () => {
  const { publicationId, write } = await scene();
  const author = await world.member();
  const staffRoles = new Map([[publicationId, 'editor']] as const);
  const editor = await publisher(world, { staffRoles });
  const own = await publisher(world, { personId: author.personId, staffRoles: new Map([[publicationId, 'writer']]) });
  const id = await write('On bridges', { authorIds: [author.personId] });
  world.clock.advance(60_000);
  const edited = async (text: string, by: typeof editor) => {
    const now = await by.open(id);
    const { rev = 0, title = '', subtitle = '', document, previewBreak = null } = now;
    if (document === undefined) throw new Error('No draft');
    await by.saveTo(id, rev, { title, subtitle, document, previewBreak }, draftOf('On bridges', text));
    world.clock.advance(60_000);
    expect((await by.publish(id, { collectionId: publicationId }, rev + 1)).__typename).toBe('Post');
  };
  const news = async () =>
    (await author.told()).filter(({ notificationType }) => notificationType === 'STORY_EDITED').map(({ path }) => path);
  await edited('They hold, mostly.', own);
  expect(await news(), 'one’s own edits').toEqual([]);
  await edited('They hold up.', editor);
  const [path = '', ...others] = await news();
  expect(others).toEqual([]);
  const versionId = new RegExp(`^/p/${id}/revert/([0-9a-f]{12})/\\d+$`).exec(path)?.[1];
  const VERSION =
    'query($postId: ID!, $versionId: ID!) { draftVersion(postId: $postId, versionId: $versionId) { document } }';
  expect(JSON.stringify(await own.ask(VERSION, { postId: id, versionId }))).toContain('They hold, mostly.');
  // Other settings of the same words are no edit.
  expect((await editor.publish(id, { collectionId: publicationId }, (await editor.open(id)).rev)).__typename).toBe(
    'Post',
  );
  expect(await news()).toHaveLength(1);
});
