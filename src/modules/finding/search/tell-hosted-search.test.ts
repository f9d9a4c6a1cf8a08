import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { HOSTED_KEYS, startHostedSearch, type TestHostedSearch } from '#test/support/hosted-search.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { indexPending } from './index-pending.ts';
import { keepSearchCurrent } from './keep-search-current.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { refreshSearch } from './refresh-search.ts';
import { searchConfigOf } from './search-config-of.ts';
import { setUpHostedSearch, tellHostedSearch } from './tell-hosted-search.ts';

let world: TestGraph;
let hosted: TestHostedSearch;
let context: CommandContext;
beforeAll(async () => {
  [world, hosted] = await Promise.all([createTestGraph(), startHostedSearch()]);
  context = hostedContext(world.context);
  await setUpHostedSearch(context, { isEmptied: false });
});
afterAll(async () => {
  await world.close();
  await hosted.close();
});

function hostedContext(plain: CommandContext): CommandContext {
  const search = { algolia: HOSTED_KEYS, host: hosted.origin, indexPrefix: 'lh_' };
  return { ...plain, config: { ...plain.config, search } };
}

/** As browsers do: with what the site tells them, by the service's own client. */
async function find(query: string, kind = 'post'): Promise<readonly string[]> {
  const { host, appId, apiKey, indexPrefix } = searchConfigOf(context);
  const client = algoliasearch(appId, apiKey, { hosts: [{ url: host ?? '', accept: 'readWrite', protocol: 'http' }] });
  const { results } = await client.search<{ objectID: string }>({
    requests: [{ indexName: indexPrefix + kind, query }],
  });
  return results.flatMap((result) => {
    const hits: readonly { readonly objectID: string }[] = 'hits' in result ? result.hits : [];
    return hits.map(({ objectID }) => objectID);
  });
}

async function settle(own = context): Promise<void> {
  await indexPending(own);
  await tellHostedSearch(own);
}

test('rule 48: what everybody may find is found at the hosted service by its own client', async () => {
  const author = await buildPerson(context, { name: 'Zoë Krüger', username: 'zoe.kruger', isUnclaimed: true });
  const publicationId = await buildPublication(context, { name: 'Slow Press' });
  const document = storyDocument(paragraph(`Small engines of paper. ${'word '.repeat(5_000)}`));
  const { id } = await buildStory(context, {
    title: 'An index you can hold',
    document,
    authorIds: [author],
    publicationId,
    tags: ['Libraries'],
  });
  await settle();
  expect(await find('engines of paper')).toEqual([id]);
  expect(await find('krüger', 'user')).toEqual([author]);
  expect(await find('slow', 'collection')).toEqual([publicationId]);
  expect(await find('libraries', 'tag')).toHaveLength(1);
  const [record] = hosted.records('lh_post');
  expect(record).toMatchObject({
    objectID: id,
    postId: id,
    title: 'An index you can hold',
    tags: ['Libraries'],
    authorId: [author],
    collectionId: [publicationId],
    creator: { username: 'zoe.kruger' },
    collection: { name: 'Slow Press' },
  });
  expect(hosted.settings('lh_user')).toMatchObject({
    searchableAttributes: ['name', 'username', 'bio'],
    attributesForFaceting: expect.arrayContaining(['peopleType']) as string[],
  });
});

test('SEARCH-10: a locked body stays here, and a draft, an unlisted story and one withheld anywhere are never told', async () => {
  const locked = { isMembersOnly: true, title: 'Behind a lock' };
  const document = storyDocument(paragraph('A free beginning.'), paragraph('The hidden quicksilver passage.'));
  const { id } = await buildStory(context, { ...locked, document });
  const { id: withheld } = await buildStory(context, { title: 'Forbidden orchard' });
  await buildStory(context, { title: 'Forbidden draft', state: 'draft' });
  await buildStory(context, { title: 'Forbidden link', state: 'unlisted' });
  const row = { story_id: withheld, country: 'DE', reason: 'law', created_at: context.clock.now() };
  await world.database.kysely.insertInto('story_withholding').values(row).execute();
  await world.database.kysely.updateTable('story').set({ is_withheld: true }).where('id', '=', withheld).execute();
  await settle();
  expect([await find('behind'), await find('quicksilver'), await find('forbidden')]).toEqual([[id], [], []]);
});

test('SEARCH-7: people are told of once they are of quality, and not before', async () => {
  const person = await buildPerson(context, { name: 'Newly Come' });
  await settle();
  expect(await find('newly', 'user')).toEqual([]);
  await world.database.query('test_address', 'insert into email_address values ($1, $2, true, $3)', [
    'newly@mail.example',
    person,
    context.clock.now(),
  ]);
  await settle();
  expect(await find('newly', 'user')).toEqual([]);
  const later = { now: () => new Date(context.clock.now().getTime() + 7 * 86_400_000 + 60_000) };
  const inAWeek = { ...context, clock: { ...context.clock, ...later } };
  await refreshSearch(inAWeek);
  await tellHostedSearch(inAWeek);
  expect(await find('newly', 'user')).toEqual([person]);
});

test('what is not accepted waits, and is told as it stands when the service is there again', async () => {
  const { id } = await buildStory(context, { title: 'Refused first' });
  await indexPending(context);
  hosted.refuse(503);
  await expect(tellHostedSearch(context)).rejects.toThrow('503');
  hosted.refuse(undefined);
  await world.database.kysely.updateTable('story').set({ title: 'Taken then' }).where('id', '=', id).execute();
  await tellHostedSearch(context);
  expect([await find('refused'), await find('taken')]).toEqual([[], [id]]);
});

test('while one process tells, another tells nothing, so that nothing older comes after what is newer', async () => {
  const several = await createTestDatabase();
  const { connectionString } = several;
  const other = openDatabase<Tables>({ connectionString, maxConnections: 1, log: context.log });
  const own = hostedContext({ ...context, database: several.database });
  try {
    await buildStory(own, { title: 'Only once' });
    await indexPending(own);
    await other.transaction(async (database) => {
      await database.query('test_lock', `select pg_advisory_xact_lock(hashtext('search_outgoing'))`, []);
      expect(await tellHostedSearch(own)).toBe(0);
    });
    expect(await tellHostedSearch(own)).toBeGreaterThan(0);
  } finally {
    await other.close();
    await several.close();
  }
});

test('issue 5.4: whatever is hidden is taken out at once by the worker, and a rebuilt service has the same', async () => {
  const several = await createTestDatabase();
  const own = hostedContext({ ...context, database: several.database });
  const { kysely } = own.database;
  const author = await buildPerson(own, { name: 'Vesper', isUnclaimed: true });
  const { id: unlisted } = await buildStory(own, { title: 'Vesper unlisted' });
  const { id: gone } = await buildStory(own, { title: 'Vesper gone', authorIds: [author], tags: ['Vespers'] });
  const press = await buildPublication(own, { name: 'Vesper press' });
  const now = own.clock.now();
  const list = { id: 'abcdefabcdef', owner_id: author, slug: 'v', name: 'Vesper shelf', kind: 'custom' as const };
  const other = { ...list, id: 'abcdefabcde0', owner_id: await buildPerson(own), slug: 'w' };
  for (const one of [list, other]) {
    const dates = { created_at: now, updated_at: now };
    await kysely
      .insertInto('list')
      .values({ ...one, ...dates, visibility: 'public' })
      .execute();
  }
  const found = async () => [
    ...(await find('vesper')),
    ...(await find('vesper', 'user')),
    ...(await find('vesper', 'collection')),
    ...(await find('vesper', 'catalog')),
  ];
  const working = await keepSearchCurrent(own);
  const soon = { timeout: 15_000 };
  try {
    await expect
      .poll(async () => (await found()).toSorted(), soon)
      .toEqual([unlisted, gone, author, press, list.id, other.id].toSorted());
    await kysely.updateTable('story').set({ is_listed: false }).where('id', '=', unlisted).execute();
    await expect.poll(() => find('vesper unlisted'), soon).toEqual([]);
    await kysely.updateTable('list').set({ visibility: 'private' }).where('id', '=', other.id).execute();
    await expect.poll(() => find('vesper', 'catalog'), soon).toEqual([list.id]);
    await kysely.updateTable('publication').set({ state: 'suspended' }).where('id', '=', press).execute();
    await expect.poll(() => find('vesper', 'collection'), soon).toEqual([]);
    await kysely.updateTable('person').set({ state: 'suspended' }).where('id', '=', author).execute();
    await expect.poll(found, soon).toEqual([]);
    await kysely.updateTable('person').set({ state: 'active' }).where('id', '=', author).execute();
    await expect.poll(async () => (await found()).length, soon).toBe(3);
    await rebuildSearch(own);
    await expect.poll(async () => (await found()).toSorted(), soon).toEqual([gone, author, list.id].toSorted());
  } finally {
    await working.stop();
    await several.close();
  }
});
