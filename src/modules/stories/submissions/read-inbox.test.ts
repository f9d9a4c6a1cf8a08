import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandReader } from '#modules/ground/command-reader.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { countReads } from '#test/support/count-reads.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { type InboxFilter, readEarlier, readInbox, readInboxEditors } from './read-inbox.ts';
import type { Submission } from './submission.ts';

const COUNT = 10_000;
const PAGE = 50;
/** A few pages: where most of a list is wanted, what is not is left out on the way. */
const MOST_ROWS = 8 * (PAGE + 1);

let world: TestGraph;
let [publicationId, editorId, writerId] = ['', '', ''];
beforeAll(async () => {
  world = await createTestGraph();
  const { context, database } = world;
  publicationId = await buildPublication(context);
  editorId = await buildPerson(context);
  writerId = await buildPerson(context);
  await appointMember(context, { publicationId, personId: editorId, role: 'editor' });
  const { id: storyId } = await buildStory(context, { authorIds: [writerId] });
  // One of ten waits, as does one story alone at a time: the rest is of stories that were decided.
  await database.query('drop_open_of_story', 'drop index submission_open_of_story', []);
  await database.query(
    'fill_inbox',
    `insert into submission (id, story_id, publication_id, writer_id, kind, status, title, is_guest, editor_cut,
      base_revision, assignee_id, created_at, acted_at)
    select lpad(to_hex(n), 12, '0'), $1, $2, $3, 'STORY',
      (array['OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE', 'ACCEPTED', 'REJECTED', 'CANCELLED'])
        [case when n % 10 = 0 then 1 + n / 10 % 5 else 6 + n % 3 end],
      'Story ' || n, n % 3 = 0, 0, 1, case when n % 7 = 0 then $4 end,
      timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n / 2 * interval '2 minutes'
    from generate_series(1, ${COUNT}) n`,
    [storyId, publicationId, writerId, editorId],
  );
  await database.query('analyze_inbox', 'analyze submission', []);
});
afterAll(() => world.close());

function reader() {
  const { database, reads } = countReads(world.database);
  const viewer = buildViewer({ personId: editorId, staffRoles: new Map([[publicationId, 'editor']]) });
  return { context: { ...commandReader({ ...world.context, viewer }), database }, reads };
}

const OPEN = new Set<string>(['OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE']);

function isWanted({ status, isGuest, assigneeId }: Submission, filter: InboxFilter): boolean {
  const isStatus =
    filter.status === 'ALL' ||
    (filter.status === null && OPEN.has(status)) ||
    (filter.status === 'PENDING' && (status === 'OPEN' || status === 'TRIAGE')) ||
    filter.status === status;
  const isAssignee =
    filter.assignee === null ||
    (filter.assignee === 'nobody' ? assigneeId === null : assigneeId === filter.assignee.id);
  return isStatus && isAssignee && (filter.isGuest === null || filter.isGuest === isGuest);
}

async function readAll(filter: InboxFilter): Promise<readonly Submission[]> {
  const found: Submission[] = [];
  let after: { readonly key: number; readonly id: string } | null = null;
  for (;;) {
    const { context } = reader();
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const { items, next } = await readInbox(context, publicationId, filter, { size: PAGE, after });
    found.push(...items);
    const last = items.at(-1);
    if (next === null || last === undefined) return found;
    after = { key: last.actedAt.getTime(), id: last.id };
  }
}

const whose = [null, true, false] as const;
const states = [null, 'PENDING', 'ALL', 'REJECTED', 'IN_REVIEW'] as const;
const filters = states.flatMap((status) =>
  whose.flatMap((isGuest) => (['nobody', 'editor', null] as const).map((name) => ({ status, isGuest, name }))),
);
const filterOf = ({ status, isGuest, name }: (typeof filters)[number]): InboxFilter => ({
  status,
  isGuest,
  assignee: name === 'editor' ? { id: editorId } : name,
  isUndated: false,
});

test('PUB-5: an inbox of 10,000 gives under each filter what that says, once and in order', async () => {
  const everything = await readAll({ status: 'ALL', isGuest: null, assignee: null, isUndated: false });
  expect(everything).toHaveLength(COUNT);
  for (const one of filters.filter(({ status }) => status !== 'ALL')) {
    const filter = filterOf(one);
    // oxlint-disable-next-line no-await-in-loop
    const found = await readAll(filter);
    const wanted = everything.filter((submission) => isWanted(submission, filter)).map(({ id }) => id);
    expect(
      found.map(({ id }) => id),
      JSON.stringify(one),
    ).toEqual(wanted);
  }
});

test('PUB-5: by how it stands, whose it is and who looks after it, an index gives the page and nothing beside it', async () => {
  const rowsOf = async (one: (typeof filters)[number]) => {
    const { context, reads } = reader();
    await readInbox(context, publicationId, filterOf(one), { size: PAGE, after: null });
    return reads().rows;
  };
  for (const one of filters) {
    // Two at once beside a status are looked for among what one of them gives.
    const isFew = one.isGuest === null && one.name === null;
    const isOne = one.status === null || one.status === 'ALL' ? one.isGuest === null || one.name === null : isFew;
    // oxlint-disable-next-line no-await-in-loop
    const rows = await rowsOf(one);
    const most = isOne && one.status !== 'PENDING' ? MOST_ROWS : COUNT;
    expect(rows, JSON.stringify(one)).toBeLessThanOrEqual(most);
  }
  const mine = { status: null, isGuest: null, name: 'editor' } as const;
  expect(await rowsOf(mine)).toBe(PAGE + 1);
  await world.database.query('forget_index', 'drop index submission_inbox_open_by_assignee_id', []);
  expect(await rowsOf(mine)).toBeGreaterThan(4 * (PAGE + 1));
});

test('PUB-5: editors alone are told of each other there, and of what a writer submitted before', async () => {
  const { context } = reader();
  const editors = await readInboxEditors(context, publicationId);
  expect(editors.map(({ id }) => id)).toContain(editorId);
  const earlier = await readEarlier(context, { publicationId, personId: writerId });
  expect(earlier.map(({ title }) => title)).toEqual(Array.from({ length: 11 }, (_one, at) => `Story ${COUNT - at}`));
  const stranger = commandReader({ ...world.context, viewer: buildViewer({ personId: writerId }) });
  expect(await readInboxEditors(stranger, publicationId)).toEqual([]);
  const everything = { status: 'ALL', isGuest: null, assignee: null, isUndated: false } as const;
  const unseen = await readInbox(stranger, publicationId, everything, { size: PAGE, after: null });
  expect(unseen).toEqual({ items: [], next: null });
});
