import type { FakeClock } from '#platform/clock/clock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ClientEventData } from '#shared/telemetry/client-event.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { recordReads } from '#modules/stories/stories/record-reads.ts';
import { logClientEvents } from '../telemetry/log-client-events.ts';
import { countVisits, sweepVisits } from './count-visits.ts';

let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const READER = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
  network: '192.0.2.7',
  country: 'PT',
  host: 'site.example',
};
const visitId = () => crypto.randomUUID().replaceAll('-', '');

type Told = { readonly key: string; readonly data: ClientEventData; readonly eventId?: string };
async function tell(told: readonly Told[], who: Partial<CommandContext> = {}, reader: Partial<typeof READER> = {}) {
  const events = told.map((event) => ({ eventId: crypto.randomUUID(), type: 'event', timestamp: 0, ...event }));
  await logClientEvents({ ...world.context, ...who }, events, { ...READER, ...reader });
  return events;
}
const as = (personId: string, isMember = false) => ({ viewer: buildViewer({ personId, isMember }) });
const hours = (storyId: string) =>
  world.database.query<Readonly<Record<string, number>>>(
    'test_story_hours',
    `select presented, clicked, member_views as members, other_views as others, member_reads as "memberReads",
       other_reads as "otherReads", active_seconds::int as seconds from story_hour where story_id = $1 order by hour`,
    [storyId],
  );
const facets = async (storyId: string, facet: string) => {
  const rows = await world.database.query<{ value: string; views: number; reads: number }>(
    'test_story_facets',
    'select value, views, reads from story_facet_day where story_id = $1 and facet = $2 order by value',
    [storyId, facet],
  );
  return rows.map(({ value, views, reads }) => `${value} ${views} ${reads}`);
};
const reads = (storyId: string) =>
  world.database.query<{ members: number; others: number }>(
    'test_story_reads',
    'select member_reads as members, other_reads as others from story_read_day where story_id = $1 order by day',
    [storyId],
  );
const viewed = (postId: string, id: string, data: ClientEventData = {}) => ({
  key: 'post.viewed',
  data: { postId, visitId: id, ...data },
});
const left = (postId: string, id: string, seconds: number, percent: number) => ({
  key: 'post.left',
  data: { postId, visitId: id, seconds, percent },
});

test('STAT-1: a page is one view for half an hour, a read after half a minute, and tells members from others', async () => {
  const { id } = await buildStory(world.context);
  const [ada, bo] = [await buildPerson(world.context), await buildPerson(world.context)];
  const [first, again] = [visitId(), visitId()];
  await tell([viewed(id, first)]);
  clock.advance(20 * MINUTE);
  await tell([viewed(id, again)]);
  await tell([left(id, again, 29, 40)]);
  await tell([viewed(id, visitId()), { key: 'post.read', data: { postId: id } }], as(ada, true));
  await tell([viewed(id, visitId())], as(bo));
  await tell([viewed(id, visitId())], {}, { network: '192.0.2.8' });
  await countVisits(world.context);
  expect(await hours(id)).toEqual([
    { presented: 0, clicked: 0, members: 1, others: 3, memberReads: 1, otherReads: 0, seconds: 59 },
  ]);
  clock.advance(31 * MINUTE);
  await tell([viewed(id, visitId())]);
  await tell([left(id, first, 45, 100)]);
  await countVisits(world.context);
  const counted = await hours(id);
  expect(counted.reduce((sum, { others = 0 }) => sum + others, 0)).toBe(4);
  expect(await reads(id)).toEqual([{ members: 1, others: 1 }]);
});

test('STAT-1: the same events sent twice, and a browser that exaggerates, change nothing', async () => {
  const { id } = await buildStory(world.context);
  const visit = visitId();
  const events = await tell([viewed(id, visit), left(id, visit, 86_400, 400)]);
  await logClientEvents(world.context, events, READER);
  await tell([left(id, visit, 86_400, -3)]);
  await countVisits(world.context);
  expect(await hours(id)).toMatchObject([{ others: 1, otherReads: 1, seconds: 30 }]);
  expect(await facets(id, 'depth')).toEqual(['10 1 1']);
});

test('STAT-1: authors and suspended readers are no readers, nor is a story that nobody may read', async () => {
  const author = await buildPerson(world.context);
  const { id } = await buildStory(world.context, { authorIds: [author] });
  const { id: draft } = await buildStory(world.context, { state: 'draft' });
  const suspended = await buildPerson(world.context, { state: 'suspended' });
  await tell([viewed(id, visitId()), { key: 'post.presented', data: { postId: id } }], as(author));
  await tell([viewed(id, visitId())], as(suspended));
  await tell([viewed(draft, visitId()), viewed('000000000000', visitId()), viewed('no story', visitId())]);
  await tell([viewed(id, visitId())], {}, { userAgent: 'Googlebot/2.1' });
  await countVisits(world.context);
  expect(await hours(id)).toEqual([
    { presented: 0, clicked: 0, members: 0, others: 0, memberReads: 0, otherReads: 0, seconds: 0 },
  ]);
  expect(await hours(draft)).toEqual([]);
});

test('STAT-1: a visit says where it came from, with what, from which country, and how far it went', async () => {
  const { id } = await buildStory(world.context);
  const visit = visitId();
  await tell([viewed(id, visit, { referrer: 'https://www.google.com/search', campaign: 'spring' })]);
  await tell([viewed(id, visitId(), { referrer: 'https://site.example/' })], {}, { network: '192.0.2.9' });
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile';
  await tell([viewed(id, visitId(), { tagged: 'email' })], {}, { userAgent: phone, country: 'DE' });
  await countVisits(world.context);
  expect(await facets(id, 'source')).toEqual(['inside  1 0', 'mail  1 0', 'search Google 1 0']);
  expect(await facets(id, 'country')).toEqual(['DE 1 0', 'PT 2 0']);
  expect(await facets(id, 'device')).toEqual(['computer 2 0', 'phone 1 0']);
  expect(await facets(id, 'campaign')).toEqual(['spring 1 0']);
  await tell([left(id, visit, 12, 55)]);
  await countVisits(world.context);
  expect(await facets(id, 'depth'), 'whoever went on is not counted where they were').toEqual(['0 2 0', '5 1 0']);
  const { id: other } = await buildStory(world.context);
  const another = visitId();
  for (const percent of [12, 87]) {
    await tell([viewed(other, another), left(other, another, 3, percent)]);
    await countVisits(world.context);
  }
  expect(await facets(other, 'depth')).toEqual(['8 1 0']);
});

test('STAT-1: a card that is shown takes no reads away that were written down before there were visits', async () => {
  const { id } = await buildStory(world.context);
  const day = clock.now().toISOString().slice(0, 10);
  await recordReads(world.context, day, [{ storyId: id, members: 2, others: 5 }]);
  await tell([{ key: 'post.presented', data: { postId: id } }]);
  await countVisits(world.context);
  expect(await hours(id)).toMatchObject([{ presented: 1 }]);
  expect(await reads(id)).toEqual([{ members: 2, others: 5 }]);
});

test('STAT-1: what a publication is read stays with it when the story moves on', async () => {
  const publicationId = await buildPublication(world.context);
  const { id } = await buildStory(world.context, { publicationId });
  await tell([viewed(id, visitId())]);
  await countVisits(world.context);
  await world.database.kysely.updateTable('story').set({ publication_id: null }).where('id', '=', id).execute();
  clock.advance(HOUR);
  await tell([viewed(id, visitId())]);
  await countVisits(world.context);
  const rows = await world.database.query(
    'test_publication_hours',
    'select other_views::int as others from publication_hour where publication_id = $1',
    [publicationId],
  );
  expect(rows).toEqual([{ others: 1 }]);
});

test('STAT-1: counting everything anew from what was written down gives the same figures', async () => {
  const stories = [await buildStory(world.context), await buildStory(world.context)];
  for (let number = 0; number < 60; number += 1) {
    const story = stories[number % 2]?.id ?? '';
    const visit = visitId();
    const reader = { network: `198.51.100.${number % 7}` };
    await tell([viewed(story, visit), { key: 'post.presented', data: { postId: story } }], {}, reader);
    clock.advance((number % 5) * 7 * MINUTE);
    await tell([left(story, visit, number * 3, (number * 13) % 101)], {}, reader);
    if (number % 4 === 0) await countVisits(world.context);
  }
  await countVisits(world.context);
  const all = async () => [
    await world.database.query('test_all_hours', 'select * from story_hour order by story_id, hour', []),
    await world.database.query('test_all_facets', 'select * from story_facet_day order by 1, 2, 3, 4', []),
  ];
  const before = await all();
  await world.database.query(
    'test_due_again',
    'insert into visit_due (story_id, hour) select story_id, hour from story_hour',
    [],
  );
  await world.database.query('test_forget', 'update story_hour set other_views = 0, presented = 0', []);
  await countVisits(world.context);
  expect(await all()).toEqual(before);
});

test('STAT-1: visits go after 30 days, keys after two, and what was counted stays', async () => {
  const { id } = await buildStory(world.context);
  await tell([viewed(id, visitId())]);
  await countVisits(world.context);
  const before = await hours(id);
  const kept = async () => [
    (await world.database.query('test_visits_kept', 'select from story_visit where story_id = $1', [id])).length,
    (await world.database.query('test_salts', 'select from visit_salt', [])).length,
  ];
  clock.advance(3 * 24 * HOUR);
  await sweepVisits(world.context);
  expect(await kept()).toEqual([1, 0]);
  clock.advance(29 * 24 * HOUR);
  await sweepVisits(world.context);
  expect(await kept()).toEqual([0, 0]);
  expect(await hours(id)).toEqual(before);
});

test('STAT-1: neither an address of a network nor the name of a browser is kept', async () => {
  const { id } = await buildStory(world.context);
  await tell(
    [viewed(id, visitId())],
    {},
    { network: '203.0.113.99', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; Unmistakable)' },
  );
  const rows = await world.database.query('test_visit_rows', 'select to_json(v) as row from story_visit v', []);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.99|Unmistakable/);
});
