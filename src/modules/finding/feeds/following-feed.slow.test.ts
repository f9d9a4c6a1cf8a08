import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow } from '#modules/people/follows/follow.ts';
import { repostStory } from '#modules/stories/reposts/repost-story.ts';
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

const ago = (hours: number) => new Date(world.context.clock.now().getTime() - hours * 3_600_000);
const FEED = `query($limit: Int, $to: String, $of: FollowedEntityName) {
  feed: followingFeed(paging: { limit: $limit, to: $to }, entityName: $of) { items { post { id } } pagingInfo { next } } }`;
type Page = {
  readonly items: readonly { readonly post: { readonly id: string } }[];
  readonly pagingInfo: { readonly next: string | null };
};

/** The pages of a feed, each by the ids of its stories. */
async function pagesFor(personId: string, limit: number, of: string | null = null): Promise<readonly string[][]> {
  const { ask } = accountBrowser(world.graph, buildViewer({ personId }));
  const pages: string[][] = [];
  let to: string | null = null;
  do {
    const { feed } = (await ask(FEED, { limit, to, of })) as { feed: Page };
    pages.push(feed.items.map(({ post }) => post.id));
    to = feed.pagingInfo.next;
  } while (to !== null && pages.length < 60);
  return pages;
}

const follows = (followerId: string, kind: 'person' | 'tag', id: string) =>
  follow(world.context, { followerId, kind, id });

async function followTags(personId: string, slugs: readonly string[]): Promise<void> {
  const { kysely } = world.database;
  const rows = await kysely.selectFrom('tag').select('id').where('slug', 'in', slugs).execute();
  for (const { id } of rows) await follows(personId, 'tag', id);
}

async function passOn(personId: string, storyId: string, hoursAgo: number): Promise<void> {
  const viewer = buildViewer({ personId });
  const context = { ...world.context, isProgram: false, viewer, clock: { now: () => ago(hoursAgo) } };
  const outcome = await repostStory(context, { storyId, note: '' });
  expect(outcome).toMatchObject({ type: 'Post' });
}

test('HOME-7: a feed whose stories come by several tags or co-authors at once goes on to its end, and leaves out none', async () => {
  const { context } = world;
  const [reader, writers] = [await buildPerson(context), [1, 2, 3].map(() => buildPerson(context))];
  const authorIds = await Promise.all(writers);
  const tags = ['Kelp', 'Limpets', 'Mussels', 'Oysters'];
  const ids: string[] = [];
  for (let hours = 1; hours <= 30; hours += 1)
    ids.push((await buildStory(context, { authorIds, tags, publishedAt: ago(hours) })).id);
  for (const id of authorIds) await follows(reader, 'person', id);
  await followTags(
    reader,
    tags.map((tag) => tag.toLowerCase()),
  );
  for (const limit of [3, 10, 20]) {
    expect((await pagesFor(reader, limit, 'WRITERS')).flat()).toEqual(ids);
    expect((await pagesFor(reader, limit, 'TAGS')).flat()).toEqual(ids);
  }
});

test('HOME-7: of many tags that share their newest stories, what only another one has stands in its place', async () => {
  const { context } = world;
  const reader = await buildPerson(context);
  const slugs: string[] = [];
  const ids: string[] = [];
  // Six stories of five tags each, and after them one whose tag has nothing newer.
  for (let index = 0; index < 6; index += 1) {
    const tags = [0, 1, 2, 3, 4].map((each) => `Net ${index}${each}`);
    slugs.push(...tags.map((tag) => tag.toLowerCase().replace(' ', '-')));
    ids.push((await buildStory(context, { tags, publishedAt: ago(index + 1) })).id);
  }
  ids.push((await buildStory(context, { tags: ['Lonely'], publishedAt: ago(10) })).id);
  ids.push((await buildStory(context, { tags: ['Net 00'], publishedAt: ago(20) })).id);
  await followTags(reader, [...slugs, 'lonely']);
  expect((await pagesFor(reader, 10, 'TAGS')).flat()).toEqual(ids);
});

test('HOME-7: where many passed on one’s own story, or one and the same, a page still holds what else there is', async () => {
  const { context } = world;
  const reader = await buildPerson(context);
  const friends = [];
  for (let index = 0; index < 40; index += 1) friends.push(await buildPerson(context));
  for (const friend of friends) await follows(reader, 'person', friend);
  const own = await buildStory(context, { authorIds: [reader], publishedAt: ago(30) });
  const shared = await buildStory(context, { publishedAt: ago(40) });
  const [friend = ''] = friends;
  const others: string[] = [];
  for (let hours = 50; hours < 55; hours += 1)
    others.push((await buildStory(context, { authorIds: [friend], publishedAt: ago(hours) })).id);
  for (const [index, one] of friends.entries()) {
    await passOn(one, shared.id, 20 - index / 10);
    await passOn(one, own.id, 10 - index / 10);
  }
  const [first] = await pagesFor(reader, 12, 'WRITERS');
  expect(first).toEqual([shared.id, ...others]);
});
