import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { heading, paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { createLoaders } from '#modules/ground/loaders.ts';
import { readFeed } from '#modules/finding/feeds/read-feed.ts';
import type { FeedSource } from '#modules/finding/feeds/feed-source.ts';
import { readSitemapFiles, readSitemapStories } from '#modules/finding/feeds/read-sitemap.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { createTestGraph, reader, type TestGraph } from '#test/support/test-graph.ts';
import { purgeTrash } from './purge-trash.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const CANARY = 'canaryabove';
const HELD_BACK = 'canarybelow';
const DAY = 24 * 3_600_000;
const prose = ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((word) => paragraph(`${word} ${CANARY}.`));
const words: DraftValue = {
  ...draftOf(`Title ${CANARY}`),
  document: storyDocument(
    heading(2, 'Beginning'),
    ...prose,
    heading(2, `End ${HELD_BACK}`),
    paragraph(`${HELD_BACK}.`),
  ),
};

const QUERIES: Readonly<Record<string, string>> = {
  home: '{ latestPosts { items { post { title content { bodyHtml } } } } }',
  front: '{ frontPage { lead { title } seconds { title } mostRead { title } } }',
  profile: '{ userResult(username: "NAME") { ... on User { postsConnection { items { post { title } } } } } }',
  tag: '{ tagFromSlug(tagSlug: "canaries") { latestPosts { items { post { title } } } } }',
  publication: '{ collection(id: "SHELF") { latestPosts { items { post { title } } } } }',
  story: '{ postResult(id: "POST") { ... on Post { title content { bodyHtml tableOfContents { text } } } } }',
};

/** Everything that a visitor is sent about a story, by where they look. */
async function look(postId: string, username: string, shelf: string): Promise<Readonly<Record<string, string>>> {
  const { context, database, graph } = world;
  const sinks: Record<string, string> = {};
  for (const [name, text] of Object.entries(QUERIES)) {
    const query = text.replace('POST', postId).replace('NAME', username).replace('SHELF', shelf);
    sinks[name] = (await graph.executeRequest({ query }, reader())).body;
    expect(sinks[name], name).not.toContain('"errors"');
  }
  const sources: readonly FeedSource[] = [
    { kind: 'site' },
    { kind: 'user', username },
    { kind: 'tag', slug: 'canaries' },
  ];
  for (const source of sources) {
    const reading = { database, loaders: createLoaders(database), clock: context.clock, viewer: null, country: null };
    const site = { url: 'https://site.example', name: 'Site' };
    sinks[`feed of ${source.kind}`] = JSON.stringify((await readFeed(reading, site, source)) ?? null);
  }
  const scope = { siteUrl: 'https://site.example' };
  const entries: unknown[] = [];
  const files = (await readSitemapFiles({ database, scope })).filter(({ name }) => name.startsWith('stories'));
  for (const month of new Set(files.map(({ name }) => name.slice('stories-'.length, -'-1'.length)))) {
    for await (const entry of readSitemapStories({ database, scope }, month, 1)) entries.push(entry);
  }
  sinks['sitemap'] = JSON.stringify(entries);
  return sinks;
}

const finding = (sinks: Readonly<Record<string, string>>, word: string): readonly string[] =>
  Object.entries(sinks).flatMap(([name, text]) => (text.includes(word) ? [name] : []));

const EVERYWHERE = [...Object.keys(QUERIES), 'feed of site', 'feed of user', 'feed of tag', 'sitemap'];

test('WRITE-3, WRITE-6: what visitors find of a story follows each of its states at once, and so do the counts', async () => {
  const shelf = await buildPublication(world.context);
  const ada = await publisher(world, { staffRoles: new Map([[shelf, 'owner']]) });
  const [{ username } = { username: '' }] = await world.database.query<{ username: string }>(
    'name',
    'select username from person where id = $1',
    [ada.personId],
  );
  const id = await ada.start(words);
  const seen = async (word = CANARY) => finding(await look(id, username, shelf), word);
  const counts = async () => {
    const rows = await world.database.query<{ count: number }>(
      'counts',
      `select story_count as count from person where id = $1
       union all select story_count from publication where id = $2
       union all select coalesce((select story_count from tag where slug = 'canaries'), 0)
       union all select coalesce((select story_count from archive_count where scope = 'site' and month = 0), 0)`,
      [ada.personId, shelf],
    );
    return rows.map(({ count }) => count);
  };
  const nowhere = async (allowed: readonly string[] = []) => {
    expect(await seen()).toEqual(allowed);
    expect(await counts()).toEqual([0, 0, 0, 0]);
  };
  const everywhere = async () => {
    expect((await seen()).toSorted()).toEqual(EVERYWHERE.toSorted());
    expect(await counts()).toEqual([1, 1, 1, 1]);
  };

  await nowhere();
  const input = { topics: ['Canaries'], collectionId: shelf };
  await ada.publish(id, { ...input, visibility: 'UNLISTED' });
  await nowhere(['story']);
  await ada.settings(id, { visibility: 'PUBLIC' });
  await everywhere();
  expect(await seen(HELD_BACK)).toEqual(expect.arrayContaining(['story', 'feed of site']));

  await ada.settings(id, { visibility: 'LOCKED' });
  await everywhere();
  expect(await seen(HELD_BACK), 'the rest never leaves the server').toEqual([]);
  const body = { ...words, previewBreak: words.document.blocks[6]?.id ?? null };
  await ada.saveTo(id, 1, words, body);
  expect(await ada.publish(id, {}, 2)).toMatchObject({ __typename: 'Post', isLocked: true, lockSource: 'UGC' });
  const sinks = await look(id, username, shelf);
  expect(finding(sinks, 'Fifth'), 'the author placed the break').toEqual(
    expect.arrayContaining(['story', 'feed of site']),
  );
  expect(finding(sinks, HELD_BACK)).toEqual([]);
  expect(sinks['story']).toContain('"tableOfContents":[{"text":"Beginning"}]');
  await ada.settings(id, { visibility: 'PUBLIC' });
  expect(await seen(HELD_BACK)).toContain('story');

  await ada.settings(id, { visibility: 'UNLISTED' });
  await nowhere(['story']);
  expect(await ada.change('deletePost', id)).toMatchObject({ settings: { filter: 'DELETED' } });
  await nowhere();
  expect(await ada.change('undeletePost', id)).toMatchObject({
    settings: { filter: 'UNLISTED' },
    visibility: 'UNLISTED',
  });
  await nowhere(['story']);
  await ada.settings(id, { visibility: 'PUBLIC' });
  await ada.change('deletePost', id);
  await nowhere();
  await ada.change('undeletePost', id);
  await everywhere();
  const [{ first } = { first: 0 }] = await world.database.query<{ first: number }>(
    'first',
    'select extract(epoch from first_published_at)::float8 * 1000 as first from story where id = $1',
    [id],
  );
  expect(await ada.change('unpublishPost', id)).toMatchObject({ settings: { filter: 'DRAFTS' } });
  await nowhere();
  (world.context.clock as FakeClock).advance(DAY);
  expect(await ada.publish(id, {}, 2)).toMatchObject({ firstPublishedAt: first, uniqueSlug: 'title-canaryabove' });
  await everywhere();

  await ada.change('deletePost', id);
  (world.context.clock as FakeClock).advance(14 * DAY - 1);
  await purgeTrash(world.context);
  expect(await ada.yours('DELETED')).toHaveLength(1);
  (world.context.clock as FakeClock).advance(1);
  await purgeTrash(world.context);
  await nowhere();
  expect(await ada.yours('DELETED')).toEqual([]);
  expect(await ada.change('undeletePost', id)).toMatchObject({ __typename: 'Conflict' });
  const { body: gone } = await world.graph.executeRequest(
    { query: `{ postResult(id: "${id}") { __typename } }` },
    reader(),
  );
  expect(gone).toContain('RemovedByUser');
});
