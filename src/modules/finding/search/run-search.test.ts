import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import { createLoaders } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { sql } from 'kysely';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { findCandidates } from './find-candidates.ts';
import { indexPending } from './index-pending.ts';
import { keepSearchCurrent } from './keep-search-current.ts';
import { rebuildSearch } from './rebuild-search.ts';
import { runSearch } from './run-search.ts';

let world: TestGraph;
const made = new Map<string, string>();

beforeAll(async () => {
  world = await createTestGraph();
  const { context } = world;
  const author = await buildPerson(context, { username: 'zoe.kruger', name: 'Zoë Krüger', bio: 'Writes of engines.' });
  const add = async (title: string, words: string, changes: object = {}) => {
    const document = storyDocument(paragraph(words));
    made.set(title, (await buildStory(context, { title, document, authorIds: [author], ...changes })).id);
  };
  await add('An index you can hold', 'Small engines of paper, and how a catalogue is cut.', { tags: ['Libraries'] });
  await add('Café life in Ångström', 'Nothing about machines at all.');
  await add('Embeddings explained', 'A vector for every word, and nearest neighbours.');
  await add('人工智能的历史', '从图灵开始。');
  await add('Notes on catalogues', 'An index of what you can hold.');
  await add('A Boar Pig', 'Gentlefolk at tea.');
  await add('The Over-Soul', 'An essay.');
  await add('The Telltale Heart', 'True, nervous.');
  await add('Moving to C++', 'From C.');
  await add('Async in C#', 'Tasks.');
  await add('Rust by the sea', 'Iron and salt.');
  await add('The REST we need', 'Sleep.');
  await buildPublication(context, { name: 'Trust' });
  await add('Behind a lock', 'Free words.', {
    isMembersOnly: true,
    document: storyDocument(paragraph('A free beginning of some words.'), paragraph('The hidden quicksilver passage.')),
  });
  await indexPending(context);
});
afterAll(() => world.close());

function reader(viewer: Viewer | null = null): ReadContext {
  const { database, context } = world;
  return { database, clock: context.clock, loaders: createLoaders(database), viewer, country: null };
}

async function find(query: string, kind: SearchIndex = 'post', viewer: Viewer | null = null) {
  const outcome = await runSearch(reader(viewer), { kind, query, filters: [], offset: 0, length: 10, mayMend: true });
  return outcome.hits.map(({ hit }) => ('title' in hit.entity ? hit.entity.title : hit.entity.name));
}

describe('SEARCH-10: what is published is found', () => {
  test.each([
    ['an index you can hold', 'An index you can hold'],
    ['cafe angstrom', 'Café life in Ångström'],
    ['CAFÉ', 'Café life in Ångström'],
    ['emb', 'Embeddings explained'],
    ['embedings', 'Embeddings explained'],
    ['embeddigns', 'Embeddings explained'],
    ['neighbours nearest vecto', 'Embeddings explained'],
    ['catalouge', 'Notes on catalogues'],
    ['人工智能', '人工智能的历史'],
    ['图灵', '人工智能的历史'],
    ['zoe kruger embeddings', 'Embeddings explained'],
  ])('%s', async (query, title) => {
    expect((await find(query))[0]).toBe(title);
  });

  test('a word behind a lock, by who may read it and by nobody else (rule 47)', async () => {
    const by = (viewer: Viewer | null, query = 'quicksilver') => find(query, 'post', viewer);
    const author = await world.database.kysely
      .selectFrom('person')
      .select('id')
      .where('username', '=', 'zoe.kruger')
      .executeTakeFirstOrThrow();
    const member = buildViewer({ personId: 'member', isMember: true });
    expect(await by(null)).toEqual([]);
    expect(await by(buildViewer({ personId: 'reader' }))).toEqual([]);
    for (const query of ['quicksilver', 'quicksil', 'quicksilvre', 'free quicksilver'])
      expect(await by(member, query), query).toEqual(['Behind a lock']);
    expect(await by(buildViewer({ personId: author.id }))).toEqual(['Behind a lock']);
    expect(await by(buildViewer({ personId: 'member', isMember: true, scopes: new Set(['stats'] as const) }))).toEqual(
      [],
    );
    expect((await by(null, 'a free'))[0]).toBe('Behind a lock');
    // What is forgiven where a word is nowhere is forgiven where it stands behind a lock.
    expect(await by(null, 'embeddings quicksilver')).toEqual(await by(null, 'embeddings xylophone'));
  });

  test.each([
    ['boarpig', 'A Boar Pig'],
    ['boarpi', 'A Boar Pig'],
    ['oversoul', 'The Over-Soul'],
    ['tell tale heart', 'The Telltale Heart'],
    ['c++', 'Moving to C++'],
    ['C#', 'Async in C#'],
    ['rust', 'Rust by the sea'],
  ])('what is written apart or together, and with signs: %s', async (query, title) => {
    expect(await find(query)).toEqual([title]);
  });

  test('a word that a title bears is no typo, in no index', async () => {
    expect(await find('rust', 'collection')).toEqual([]);
    expect(await find('trsut', 'collection')).toEqual(['Trust']);
  });

  test.each(['?!', '++', '🦀', '…'])('signs alone find nothing: %s', async (query) => {
    const input = { kind: 'post', filters: [], offset: 0, length: 10, mayMend: true } as const;
    expect((await runSearch(reader(), { ...input, query })).total).toBe(0);
    expect((await runSearch(reader(), { ...input, query: ' ' })).total).toBeGreaterThan(5);
  });

  test('how many are found is the same on every page', async () => {
    const { context, database } = world;
    const author = await buildPerson(context, { name: 'Prolific' });
    const { id } = await buildStory(context, { title: 'Lighthouse 0', authorIds: [author] });
    await indexPending(context);
    await sql`
      insert into search_story (id, maker_id, title_key, title_words, words, facets, numbers, free_text, score, tier)
      select 'lh' || n, maker_id, title_key, title_words, words, facets, numbers, free_text, score, tier
      from search_story, generate_series(1, 400) n where id = ${id}`.execute(database.kysely);
    const query = {
      kind: 'post',
      words: `'lighthouse'`,
      conditions: null,
      hasCondition: false,
      numbers: null,
    } as const;
    const totals = await Promise.all(
      [10, 60, 200, 600].map((wanted) => findCandidates(database, { ...query, key: 'lighthouse', wanted })),
    );
    expect(totals.map(({ total }) => total)).toEqual([401, 401, 401, 401]);
    expect(totals.map(({ isComplete }) => isComplete)).toEqual([false, false, true, true]);
    await sql`delete from search_story where id like 'lh%'`.execute(database.kysely);
  });

  test('a title that is exactly so stands first, and what is nowhere is not found', async () => {
    expect(await find('index hold')).toEqual(['An index you can hold', 'Notes on catalogues']);
    expect(await find('xylophone')).toEqual([]);
    expect(await find('emb', 'tag')).toEqual([]);
    expect(await find('librar', 'tag')).toEqual(['Libraries']);
  });

  test('people of whom nothing is confirmed are found by their handle alone (SEARCH-7)', async () => {
    expect(await find('Zoë', 'user')).toEqual([]);
    expect(await find('zoe.kruger', 'user')).toEqual(['Zoë Krüger']);
  });
});

describe('what a viewer is not shown is not counted either', () => {
  const count = async (query: string, viewer: Viewer | null) => {
    const input = { kind: 'post', query, filters: [], offset: 0, length: 10, mayMend: true } as const;
    const { hits, total } = await runSearch(reader(viewer), input);
    return [hits.length, total];
  };

  test('blocked either way, and muted', async () => {
    const { context, database } = world;
    const author = await buildPerson(context, { name: 'Walled Writer' });
    await buildStory(context, { title: 'Walls of brick', authorIds: [author] });
    await indexPending(context);
    const me = await buildPerson(context);
    expect(await count('walls', buildViewer({ personId: me }))).toEqual([1, 1]);
    expect(await count('walls', buildViewer({ personId: me, blocking: new Set([author]) }))).toEqual([0, 0]);
    expect(await count('walls', buildViewer({ personId: me, blockedBy: new Set([author]) }))).toEqual([0, 0]);
    await database.kysely
      .insertInto('person_mute')
      .values({ muter_id: me, person_id: author, created_at: context.clock.now() })
      .execute();
    expect(await count('walls', buildViewer({ personId: me }))).toEqual([0, 0]);
  });

  test('a tag that is muted, though no hit is asked for', async () => {
    const { context, database } = world;
    await buildStory(context, { title: 'Hedges of thorn', tags: ['Hedges'] });
    await indexPending(context);
    const me = await buildPerson(context);
    const total = async () => {
      const input = { kind: 'post', query: 'hedges', filters: [], offset: 0, length: 0, mayMend: true } as const;
      return (await runSearch(reader(buildViewer({ personId: me })), input)).total;
    };
    expect(await total()).toBe(1);
    const tag = await database.kysely.selectFrom('tag').select('id').where('slug', '=', 'hedges').executeTakeFirst();
    const mute = { muter_id: me, tag_id: tag?.id ?? '', created_at: context.clock.now() };
    await database.kysely.insertInto('tag_mute').values(mute).execute();
    expect(await total()).toBe(0);
  });

  test('the handle of who is kept apart, though no hit is asked for', async () => {
    const { context } = world;
    const walled = await buildPerson(context, { username: 'walled.in' });
    await indexPending(context);
    const me = await buildPerson(context);
    const total = async (viewer: Viewer) => {
      const input = { kind: 'user', query: 'walled.in', filters: [], offset: 0, length: 0, mayMend: true } as const;
      return (await runSearch(reader(viewer), input)).total;
    };
    expect(await total(buildViewer({ personId: me }))).toBe(1);
    expect(await total(buildViewer({ personId: me, blockedBy: new Set([walled]) }))).toBe(0);
  });

  test.each(['suspended', 'deactivated', 'deleted'] as const)('an author who is %s', async (state) => {
    const { context, database } = world;
    const author = await buildPerson(context, { name: `Gone ${state}`, isUnclaimed: true });
    await buildStory(context, { title: `Vanishing ${state}`, authorIds: [author] });
    await indexPending(context);
    expect(await count(`vanishing ${state}`, null)).toEqual([1, 1]);
    expect(await find(`gone ${state}`, 'user')).toEqual([`Gone ${state}`]);
    await database.kysely.updateTable('person').set({ state }).where('id', '=', author).execute();
    expect(await count(`vanishing ${state}`, null)).toEqual([0, 0]);
    expect(await find(`gone ${state}`, 'user')).toEqual([]);
    await database.kysely.updateTable('person').set({ state: 'active' }).where('id', '=', author).execute();
    await indexPending(context);
    expect(await count(`vanishing ${state}`, null)).toEqual([1, 1]);
  });

  test('a story that is unlisted, or withheld in the country of the reader', async () => {
    const { context, database } = world;
    const { id } = await buildStory(context, { title: 'Forbidden orchard' });
    await indexPending(context);
    const from = async (country: string | null) => {
      const input = {
        kind: 'post',
        query: 'forbidden orchard',
        filters: [],
        offset: 0,
        length: 10,
        mayMend: false,
      } as const;
      return (await runSearch({ ...reader(), country }, input)).total;
    };
    const row = { story_id: id, country: 'DE', reason: 'law', created_at: context.clock.now() };
    await database.kysely.insertInto('story_withholding').values(row).execute();
    await database.kysely.updateTable('story').set({ is_withheld: true }).where('id', '=', id).execute();
    await indexPending(context);
    expect([await from('DE'), await from('FR'), await from(null)]).toEqual([0, 1, 1]);
    await database.kysely.updateTable('story').set({ is_listed: false }).where('id', '=', id).execute();
    expect(await from('FR')).toBe(0);
  });

  test('a list is found while it is public', async () => {
    const { context, database } = world;
    const owner = await buildPerson(context);
    const now = context.clock.now();
    const list = { id: 'abcdefabcdef', owner_id: owner, slug: 'shelf', name: 'Quiet shelf', kind: 'custom' as const };
    await database.kysely
      .insertInto('list')
      .values({ ...list, visibility: 'public', created_at: now, updated_at: now })
      .execute();
    await indexPending(context);
    expect(await find('quiet shelf', 'catalog')).toEqual(['Quiet shelf']);
    await database.kysely.updateTable('list').set({ visibility: 'private' }).where('id', '=', list.id).execute();
    expect(await find('quiet shelf', 'catalog')).toEqual([]);
  });
});

test('SEARCH-10: the worker hears of what is published, and search made anew finds the same', async () => {
  const { context } = world;
  const several = await createTestDatabase();
  const own = { ...context, database: several.database };
  const indexing = await keepSearchCurrent(own);
  try {
    await buildStory(own, { title: 'Heard at once' });
    const total = async () => {
      const input = {
        kind: 'post',
        query: 'heard at once',
        filters: [],
        offset: 0,
        length: 10,
        mayMend: false,
      } as const;
      const loaders = createLoaders(own.database);
      const asked = { database: own.database, clock: context.clock, loaders, viewer: null, country: null };
      return (await runSearch(asked, input)).total;
    };
    await expect.poll(total, { timeout: 15_000 }).toBe(1);
    await rebuildSearch(own);
    expect(await total()).toBe(1);
  } finally {
    await indexing.stop();
    await several.close();
  }
});
