import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { openDatabase } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { createGraph } from '#graphql/execute.ts';
import { anonymous } from '#graphql/graph-request.ts';
import { variablesOf } from '#test/bench/reading-queries.ts';
import { DESK_OWNER, type Desk, fillDesk, SELDOM } from '#test/bench/world/fill-desk.ts';
import { fillPeople, functions } from '#test/bench/world/fill-people.ts';
import { countsOf } from '#test/bench/world/sizes.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { countReads } from '#test/support/count-reads.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import manifest from '../../src/graphql/generated/trusted-documents.json' with { type: 'json' };

/** Ten times as much of all, but for the staff, who are shown all at once. */
const small: Desk = { slug: 'small', stories: 1_500, submissions: 400, followers: 500, staff: 20, activity: 100 };
const large: Desk = {
  slug: 'large',
  stories: 15_000,
  submissions: 4_000,
  followers: 5_000,
  staff: 20,
  activity: 1_000,
};
/** A page or two of candidates: what a few lists show is not of the same length to the row. */
const SOME_ROWS = 150;

let store: TestDatabase;
beforeAll(async () => {
  store = await createTestDatabase();
  const client = new Client({ connectionString: store.connectionString });
  await client.connect();
  await client.query('set session_replication_role = replica');
  await client.query(functions);
  await client.query(`create temp table bench_body as
    select number, 'An excerpt' as excerpt, 100 as word_count, 1.5::float8 as reading_minutes
    from generate_series(1, 200) number`);
  for (const text of [...fillPeople(countsOf(100)), ...fillDesk(small), ...fillDesk(large), 'vacuum analyze'])
    await client.query(text);
  await client.end();
});
afterAll(() => store.close());

/** Rows that the answer looks at, asked by the owner of the publication. */
async function rowsOf({ slug }: Desk, document: string, variables: object): Promise<number> {
  const [found] = await store.database.query<{ personId: string; publicationId: string; submissionId: string }>(
    'desk_owner',
    `select m.person_id as "personId", m.publication_id as "publicationId",
      (select s.id from submission s where s.publication_id = m.publication_id order by s.id limit 1) as "submissionId"
    from publication_member m join person p on p.id = m.person_id where p.username = $1`,
    [`${DESK_OWNER}-${slug}`],
  );
  if (found === undefined) throw new Error(`${slug} has no owner`);
  const { personId, publicationId, submissionId } = found;
  const log = createLog('error');
  const own = openDatabase<Tables>({ connectionString: store.connectionString, maxConnections: 1, log });
  const { database, reads } = countReads(own);
  const config = parseConfig({ NODE_ENV: 'test' });
  const clock = createFakeClock(new Date().toISOString());
  const graph = createGraph({ database, files: memoryFiles(), clock, log, config, secrets: testSecrets });
  const viewer = buildViewer({ personId, staffRoles: new Map([[publicationId, 'owner']]) });
  const request = { ...anonymous, viewer, visitorId: 'v', country: null, requestId: 'r', host: 'main', limitKey: 'l' };
  const given = Object.fromEntries(
    Object.entries(variables).map(([name, value]: [string, unknown]) => [
      name,
      value === 'SUBMISSION' ? submissionId : value,
    ]),
  );
  try {
    const { errors } = await graph.executeTrusted(document, given, request);
    expect(errors, document).toBeUndefined();
    return reads().rows;
  } finally {
    await own.close();
  }
}

const everything = {
  postsFilter: 'PUBLISHED',
  isSubmitted: false,
  isIssues: false,
  isAutomations: false,
  sort: 'MOST_READ',
  slug: 'section-1',
  pageSlug: 'about',
  tagSlug: 'topic-1',
  year: new Date(Date.now() - 86_400_000).getUTCFullYear(),
  q: 'letter',
  page: 0,
  submissionId: 'SUBMISSION',
  firstDay: '2026-11-22',
  lastDay: '2026-12-26',
  postId: '000000000000',
  newsletterId: '000000000000',
  state: 'ACTIVE',
};

/** What is asked of each document besides. */
const variants: Readonly<Record<string, readonly object[]>> = {
  PublicationStoriesPageQuery: [
    ...['PUBLISHED', 'SCHEDULED', 'UNLISTED', 'FEATURED'].map((postsFilter) => ({ postsFilter, q: null })),
    ...[SELDOM, 'the', 'nowhere'].map((q) => ({ q })),
    { isSubmitted: true, q: null },
  ],
  EditorInboxPageQuery: [
    {},
    { isAnyStatus: true },
    ...['IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE', 'ACCEPTED', 'REJECTED', 'CANCELLED'].map((status) => ({
      status,
    })),
    { isGuest: true },
    { isGuest: false },
    { isUnassigned: true },
  ],
  // All of them, one of very many, what all are called, what some are, and what nobody is.
  PublicationFollowersPageQuery: [null, 'reader 444', 'reader', 'harbour', 'nowhere'].map((search) => ({ search })),
};

/** Search writes down what was asked, and is measured by its own. */
const documents = Object.values(manifest).filter(
  ({ name, text }) => /^\s*query\b/.test(text) && text.includes('$domainOrSlug') && name !== 'PublicationSearchQuery',
);

/** What is read in proportion, how much of it at most, and why that is well. */
const allowed: Readonly<Record<string, number>> = {
  // How many wait in each state stands on the tabs.
  EditorInboxPageQuery: large.submissions / 2,
  InboxCountsQuery: large.submissions / 2,
  // The same, and of what is due in six weeks at most 500 with their stories.
  InboxCalendarPageQuery: large.submissions / 2 + 1_000,
  // What one person submitted there is counted: here that is half of all.
  EditedSubmissionPageQuery: large.submissions,
  PublicationStaffPageQuery: large.submissions / 2,
  // Words that some titles bear are counted, to a thousand.
  FeaturedCandidatesQuery: 1_000,
  // And so are names that some followers bear.
  PublicationFollowersPageQuery: 1_000,
  // What was read of all its stories is added up, each looked for among its hours; followers are counted by when they came.
  PublicationStatsQuery: large.stories + large.followers,
  PublicationStoryStatsQuery: 2 * large.stories,
  // Every day of the year with a story: all of them, and no more.
  PublicationArchivePageQuery: 500,
};

test.each(documents.map(({ name, text }) => [name, text] as const))(
  'PUB-5, PUB-6: %s reads as many rows of a publication that has ten times as much',
  async (name, text) => {
    const of = (desk: Desk, variant: object) =>
      rowsOf(desk, name, variablesOf(text, { ...everything, domainOrSlug: desk.slug, ...variant }));
    for (const variant of variants[name] ?? [{}]) {
      // One after another: each is read through one connection.
      // oxlint-disable-next-line no-await-in-loop
      const [few, many] = [await of(small, variant), await of(large, variant)];
      expect(many, JSON.stringify(variant)).toBeLessThanOrEqual(few + SOME_ROWS + (allowed[name] ?? 0));
    }
  },
);

test('PUB-6: control: without the order of its followers a page of them reads more', async () => {
  const name = 'PublicationFollowersPageQuery';
  const text = documents.find((one) => one.name === name)?.text ?? '';
  const read = () => rowsOf(large, name, variablesOf(text, { ...everything, domainOrSlug: large.slug }));
  const before = await read();
  await store.database.query('forget_order', 'drop index follower_of_publication', []);
  expect(await read()).toBeGreaterThan(before + SOME_ROWS);
});

test('PUB-6: control: without their names beside the follows whoever is not there is looked for in all of them', async () => {
  const name = 'PublicationFollowersPageQuery';
  const text = documents.find((one) => one.name === name)?.text ?? '';
  const wanted = variablesOf(text, { ...everything, domainOrSlug: large.slug, search: 'nowhere' });
  await store.database.query('forget_names', 'drop index follower_words_of_publication', []);
  expect(await rowsOf(large, name, wanted)).toBeGreaterThan(large.followers);
});
