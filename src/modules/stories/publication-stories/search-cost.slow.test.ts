import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandReader } from '#modules/ground/command-reader.ts';
import { readPage } from '#modules/ground/paging.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { countReads } from '#test/support/count-reads.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { type PublicationStoriesFilter, readPublicationStories } from './read-publication-stories.ts';

const sizes = [4_000, 40_000] as const;
const PAGE = 20;
/** Some pages: what is read besides are the stories shown, their writers and the few that stand beside them. */
const MOST_ROWS = 2_000;

let world: TestGraph;
const editors = new Map<number, { readonly editorId: string; readonly publicationId: string }>();
beforeAll(async () => {
  world = await createTestGraph();
  for (const size of sizes) editors.set(size, await fill(size));
  await world.database.query('vacuum_stories', 'vacuum analyze story', []);
});
afterAll(() => world.close());

/** Every title says "common", one of two "second", forty of them "seldom", and the older half "late". */
async function fill(size: number) {
  const { context, database } = world;
  const [publicationId, editorId] = [await buildPublication(context), await buildPerson(context)];
  const writerId = await buildPerson(context, { name: 'Somebody Quiet' });
  await appointMember(context, { publicationId, personId: editorId, role: 'editor' });
  const { id } = await buildStory(context, { publicationId, authorIds: [writerId], title: 'The common first' });
  await database.query(
    'fill_stories',
    `insert into story (id, creator_id, author_ids, publication_id, title, language, state, visibility, is_listed,
      reading_minutes, word_count, sort_key, first_published_at, latest_published_at, created_at, updated_at)
    select substr(md5($1 || n), 1, 12), $2, array[$2], $1,
      'A common tale ' || n || case when n % 2 = 0 then ' sécond' else '' end
        || case when n % ($3::int / 40) = 8 then ' seldom' else '' end || case when n > $3::int / 2 then ' late' else '' end,
      'en', 'published', case when n % ($3::int / 40) = 3 then 'unlisted' else 'public' end, n % ($3::int / 40) <> 3,
      1, 1, s.sort_key - n * 1000, s.first_published_at, s.first_published_at, s.created_at, s.created_at
    from generate_series(1, $3::int) n, story s where s.id = $4`,
    [publicationId, writerId, size, id],
  );
  await database.query(
    'fill_authors',
    `insert into story_author (story_id, person_id, position, sort_key, is_listed)
    select id, creator_id, 0, sort_key, is_listed from story where publication_id = $1 on conflict do nothing`,
    [publicationId],
  );
  return { publicationId, editorId };
}

async function read(size: number, query: string | null, filter: PublicationStoriesFilter = 'PUBLISHED', pages = 1) {
  const { publicationId, editorId } = editors.get(size) ?? { publicationId: '', editorId: '' };
  const { database, reads } = countReads(world.database);
  const viewer = buildViewer({ personId: editorId, staffRoles: new Map([[publicationId, 'editor']]) });
  const titles: string[] = [];
  let to: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const context = { ...commandReader({ ...world.context, viewer }), database };
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const feed = await readPublicationStories(context, {
      publicationId,
      filter,
      query,
      page: readPage({ limit: PAGE, to }),
    });
    titles.push(...feed.items.map(({ title }) => title));
    to = feed.next;
    if (to === null) break;
  }
  return { titles, rows: reads().rows / pages };
}

test.each([
  ['every story', null],
  ['a word of every title', 'common'],
  ['the end of a word of every second', 'econd'],
  ['a word of few titles', 'seldom'],
  ['a word of none', 'nowhere'],
  ['two words of few', 'seldom second'],
])('PUB-6: of ten times as many stories a page of %s reads no more rows', async (_what, query) => {
  const [few, many] = [await read(sizes[0], query), await read(sizes[1], query)];
  expect(few.titles.length > 0).toBe(query !== 'nowhere');
  expect(many.titles).toHaveLength(few.titles.length);
  expect(many.rows).toBeLessThanOrEqual(MOST_ROWS);
  expect(many.rows).toBeLessThanOrEqual(few.rows * 1.5 + PAGE);
});

test('PUB-6: all titles are found, however old they are and however many bear a word', async () => {
  const [, size] = sizes;
  expect((await read(size, 'seldom', 'PUBLISHED', 10)).titles).toHaveLength(40);
  const late = await read(size, 'late', 'PUBLISHED', 3);
  expect(late.titles).toHaveLength(3 * PAGE);
  expect(late.titles[0]).toContain(`tale ${size / 2 + 1}`);
  expect((await read(size, 'somebody', 'PUBLISHED')).titles).toHaveLength(PAGE);
  expect((await read(size, 'common', 'UNLISTED', 10)).titles).toHaveLength(40);
});

test('PUB-6: control: without the index of words more stories mean more rows', async () => {
  await world.database.query('forget_words', 'drop index story_title_of_publication', []);
  expect((await read(sizes[1], 'nowhere')).rows).toBeGreaterThan(MOST_ROWS);
});
