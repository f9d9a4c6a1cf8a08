import type { FakeClock } from '#platform/clock/clock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { follow } from '#modules/people/follows/follow.ts';
import { setPersonState } from '#modules/people/people/set-person-state.ts';
import { endSubscription, subscribe } from '#modules/telling/subscribers/subscribe.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { countVisits } from '#modules/reading/visits/count-visits.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, reader, type TestGraph } from '#test/support/test-graph.ts';
import { canSeeStoryStats } from './stats.policy.ts';
import { writeStatsOfStories, writeStatsOfStory } from './write-stats-file.ts';

let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

type Figures = { readonly views: number; readonly reads: number };
type Chart = { readonly svg: string; readonly rows: readonly { readonly label: string; readonly values: number[] }[] };
type Stats = Readonly<
  Record<'totals' | 'before', Figures> &
    Record<
      'overTime' | 'byHour' | 'funnel' | 'audience' | 'depth' | 'sites' | 'devices' | 'campaigns',
      Chart | null
    > & {
      readonly range: { readonly period: string; readonly previous: string | null; readonly next: string | null };
    }
>;

const CHART = '{ svg rows { label values } }';
const COMMON = `range { period previous next choices timeZone } totals { views reads memberViews } before { views reads }
  overTime ${CHART} byHour ${CHART}`;
const POST = `query($id: ID!, $period: String) { postResult(id: $id) { ... on Post { stats(period: $period) { ${COMMON}
  funnel ${CHART} audience ${CHART} depth ${CHART} sites ${CHART} devices ${CHART} campaigns ${CHART} } } } }`;
const OWN = `query($period: String, $sort: StatsSort!, $to: String) { viewer { writerStats(period: $period) { ${COMMON}
  stories(sort: $sort, paging: { limit: 2, to: $to }) { items { id totals { views reads } } pagingInfo { next } } } } }`;

const asking = (personId: string, change: Partial<Parameters<typeof buildViewer>[0]> = {}) =>
  accountBrowser(world.graph, buildViewer({ ...change, personId }));
async function statsOf(personId: string, id: string, period?: string): Promise<Stats | null> {
  const answer = (await asking(personId).ask(POST, { id, period })) as { postResult: { stats: Stats | null } };
  return answer.postResult.stats;
}
async function listOf(personId: string, variables: object) {
  type Answer = {
    viewer: {
      writerStats: Stats & {
        stories: { items: readonly { id: string; totals: Figures }[]; pagingInfo: { next: string | null } };
      };
    };
  };
  return ((await asking(personId).ask(OWN, { sort: 'MOST_READ', ...variables })) as Answer).viewer.writerStats;
}

let network = 0;
/** Tells of a visit by somebody new at a moment. */
async function visit(postId: string, at: string, data: Readonly<Record<string, string | number>> = {}) {
  clock.set(at);
  network += 1;
  const visitId = crypto.randomUUID().replaceAll('-', '');
  const event = {
    key: 'post.viewed',
    data: { postId, visitId, ...data },
    eventId: crypto.randomUUID(),
    type: 'event',
    timestamp: 0,
  };
  const left = { ...event, key: 'post.left', eventId: crypto.randomUUID() };
  const who = {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
    network: `192.0.2.${network}`,
    country: 'PT',
    host: 'site.example',
  };
  await logClientEvents(world.context, [event, left], who);
}
async function zoneOf(personId: string, zone: string) {
  const text = `insert into viewer_preference (person_id, name, value, updated_at) values ($1, 'TIME_ZONE', to_jsonb($2::text), now())`;
  await world.database.query('test_zone', text, [personId, zone]);
}

test('STAT-1: a month, the one before it, a year and all time, by the clocks of whoever looks', async () => {
  const author = await buildPerson(world.context);
  await zoneOf(author, 'America/Los_Angeles');
  const { id } = await buildStory(world.context, { authorIds: [author] });
  // In California the first two are the last evening of October.
  for (const at of ['2026-11-01T05:00:00Z', '2026-11-01T06:59:00Z', '2026-11-01T07:00:00Z', '2026-11-20T09:00:00Z'])
    await visit(id, at, at.includes('-20') ? { seconds: 30, percent: 80 } : {});
  await visit(id, '2025-12-31T23:00:00Z');
  await countVisits(world.context);
  clock.set('2026-11-21T12:00:00Z');
  const month = await statsOf(author, id);
  expect(month).toMatchObject({
    range: { period: '2026-11', previous: '2026-10', next: null, timeZone: 'America/Los_Angeles' },
    totals: { views: 2, reads: 1, memberViews: 0 },
    before: { views: 2, reads: 0 },
  });
  expect(month?.overTime?.rows).toHaveLength(30);
  expect(month?.overTime?.rows[0]).toEqual({ label: 'Nov 1', values: [1, 0] });
  expect(month?.byHour?.rows.filter(({ values }) => values[0] !== 0)).toEqual([
    { label: '00:00', values: [1, 0] },
    { label: '01:00', values: [1, 1] },
  ]);
  const year = await statsOf(author, id, '2026');
  expect(year).toMatchObject({ totals: { views: 4, reads: 1 }, before: { views: 1 }, byHour: null });
  expect(year?.overTime?.rows.map(({ values }) => values[0])).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0]);
  expect(await statsOf(author, id, '2025')).toMatchObject({ totals: { views: 1 } });
  expect(await statsOf(author, id, 'all')).toMatchObject({ totals: { views: 5 }, before: null });
  expect(await listOf(author, { period: 'all' })).toMatchObject({ totals: { views: 5, reads: 1 } });
  // Whatever is no period is the current month.
  expect(await statsOf(author, id, '2026-13')).toMatchObject({ range: { period: '2026-11' } });
});

test('STAT-1: pictures show the figures of their tables', async () => {
  const author = await buildPerson(world.context);
  const { id } = await buildStory(world.context, { authorIds: [author] });
  for (let time = 0; time < 6; time += 1)
    await visit(id, `2026-11-0${time + 1}T10:00:00Z`, {
      seconds: time * 10,
      percent: time * 20,
      referrer: 'https://a.example/',
    });
  await countVisits(world.context);
  clock.set('2026-11-21T12:00:00Z');
  const stats = await statsOf(author, id);
  const layered = [stats?.overTime, stats?.byHour];
  for (const chart of [...layered, stats?.funnel, stats?.audience, stats?.depth, stats?.sites, stats?.devices]) {
    const drawn = [...(chart?.svg ?? '').matchAll(/data-value="(\d+)"/g)].map(([, value]) => Number(value));
    const rows = (chart?.rows ?? []).flatMap(({ values }) => (layered.includes(chart) ? values : values.slice(0, 1)));
    expect(rows.length).toBeGreaterThan(0);
    expect(drawn).toEqual(rows);
  }
  // Percents are 0, 20, 40, 60, 80 and 100; nobody clapped, responded or was won.
  expect(stats?.funnel?.rows.map(({ values }) => values[0])).toEqual([0, 0, 6, 4, 3, 2, 1, 3, 0, 0, 0, 0, 0]);
  expect(stats?.depth?.rows.map(({ values }) => values[0])).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
  expect(stats?.sites?.rows).toEqual([{ label: 'a.example', values: [6, 3] }]);
});

test('STAT-1: what fewer than five did is told of nobody, but where they came from is (rule 124)', async () => {
  const author = await buildPerson(world.context);
  const { id } = await buildStory(world.context, { authorIds: [author] });
  await visit(id, '2026-11-02T10:00:00Z', { referrer: 'https://one.example/', campaign: 'to-ada', percent: 40 });
  for (let time = 0; time < 3; time += 1) await visit(id, '2026-11-02T11:00:00Z', { campaign: 'spring' });
  await countVisits(world.context);
  const few = await statsOf(author, id, '2026-11');
  expect(few?.funnel?.rows).toHaveLength(9);
  expect(few).toMatchObject({ depth: null, sites: { rows: [{ label: 'one.example', values: [1, 0] }] } });
  expect(few?.campaigns?.rows).toEqual([{ label: 'Other', values: [4, 0] }]);
  expect(few?.devices?.rows).toEqual([{ label: 'Other', values: [4, 0] }]);
  for (let time = 0; time < 2; time += 1) await visit(id, '2026-11-02T12:00:00Z', { campaign: 'spring' });
  await countVisits(world.context);
  const more = await statsOf(author, id, '2026-11');
  expect(more?.campaigns?.rows).toEqual([
    { label: 'spring', values: [5, 0] },
    { label: 'Other', values: [1, 0] },
  ]);
  expect(more?.devices?.rows).toEqual([{ label: 'Computers', values: [6, 0] }]);
});

test('STAT-1: stories by what was read of them, and by age, a page at a time', async () => {
  const author = await buildPerson(world.context);
  const built = [];
  for (const day of ['05', '06', '07'])
    built.push(
      await buildStory(world.context, { authorIds: [author], publishedAt: new Date(`2026-09-${day}T10:00:00Z`) }),
    );
  const [old = '', middle = '', young = ''] = built.map(({ id }) => id);
  await visit(middle, '2026-11-03T10:00:00Z', { seconds: 30 });
  for (let time = 0; time < 3; time += 1) await visit(old, '2026-11-03T10:00:00Z');
  await countVisits(world.context);
  clock.set('2026-11-21T12:00:00Z');
  for (const [sort, wanted] of [
    ['MOST_READ', [middle, old, young]],
    ['NEWEST', [young, middle, old]],
    ['OLDEST', [old, middle, young]],
  ] as const) {
    const first = (await listOf(author, { sort })).stories;
    const second = (await listOf(author, { sort, to: first.pagingInfo.next })).stories;
    expect(
      [...first.items, ...second.items].map(({ id }) => id),
      sort,
    ).toEqual(wanted);
    expect(second.pagingInfo.next).toBeNull();
  }
  const { stories } = await listOf(author, {});
  expect(stories.items[1]).toMatchObject({ id: old, totals: { views: 3, reads: 0 } });
  const file = await writeStatsOfStories({ ...world.context, viewer: buildViewer({ personId: author }) }, '2026');
  expect(file?.split('\r\n')).toMatchObject([
    expect.stringMatching(/^Story ID,Title,Published,Presentations/),
    expect.stringContaining(young),
    expect.stringMatching(new RegExp(`^${middle},.*,0,0,0,1,0,1,30$`)),
    expect.stringMatching(new RegExp(`^${old},.*,0,0,0,3,0,0,0$`)),
    '',
  ]);
});

test('STAT-1: figures are for authors, and owner and editors of where a story stands; for nobody else', async () => {
  const [author, coAuthor, editor, writer, stranger] = (await Promise.all(
    Array.from({ length: 5 }, () => buildPerson(world.context)),
  )) as [string, string, string, string, string];
  const publicationId = await buildPublication(world.context);
  const { id } = await buildStory(world.context, { authorIds: [author, coAuthor], publicationId });
  const role = (name: 'editor' | 'writer') => ({ staffRoles: new Map([[publicationId, name]]) });
  const ask = async (viewer: ReturnType<typeof buildViewer>) => {
    const { postResult } = (await accountBrowser(world.graph, viewer).ask(POST, { id })) as {
      postResult: { stats: Stats | null };
    };
    const file = await writeStatsOfStory({ ...world.context, viewer }, id, undefined);
    expect(file === undefined, 'the file goes with the page').toBe(postResult.stats === null);
    return postResult.stats !== null;
  };
  expect(await ask(buildViewer({ personId: author }))).toBe(true);
  expect(await ask(buildViewer({ personId: coAuthor }))).toBe(true);
  expect(await ask(buildViewer({ personId: editor, ...role('editor') }))).toBe(true);
  expect(await ask(buildViewer({ personId: editor, ...role('editor'), isSuspended: true }))).toBe(false);
  expect(await ask(buildViewer({ personId: writer, ...role('writer') }))).toBe(false);
  expect(await ask(buildViewer({ personId: stranger }))).toBe(false);
  expect(canSeeStoryStats(null, { authorIds: [author], publicationId })).toBe(false);
  const signedOut = await world.graph.executeRequest({ query: POST, variables: { id } }, reader());
  expect(signedOut.body).toContain(`"stats":null`);
  const others =
    'query($username: ID) { userResult(username: $username) { ... on User { writerStats { totals { views } } } } }';
  const [{ username }] = (await world.database.query<{ username: string }>(
    'test_username',
    'select username from person where id = $1',
    [author],
  )) as [{ username: string }];
  expect(await asking(stranger).ask(others, { username })).toEqual({ userResult: { writerStats: null } });
});

const AUDIENCE = `{ followerCount subscriberCount followers ${CHART} subscribers ${CHART} left ${CHART} ways ${CHART} }`;
type Audience = { readonly followerCount: number; readonly subscriberCount: number } & Readonly<
  Record<'followers' | 'subscribers' | 'left' | 'ways', Chart | null>
>;
const counted = (chart: Chart | null | undefined) =>
  chart?.rows.filter(({ values }) => values[0] !== 0).map(({ label, values }) => `${label} ${values[0]}`);

test('STAT-1: who followed and subscribed when, by which way, and who left', async () => {
  const author = await buildPerson(world.context);
  clock.set('2026-11-03T10:00:00Z');
  const people = await Promise.all(Array.from({ length: 3 }, () => buildPerson(world.context)));
  const [first = '', second = '', third = ''] = people;
  for (const followerId of people) await follow(world.context, { followerId, kind: 'person', id: author });
  clock.set('2026-11-05T10:00:00Z');
  for (const personId of [first, second])
    await subscribe(
      { ...world.context, viewer: buildViewer({ personId }), isProgram: false },
      { kind: 'person', id: author, byMail: true },
    );
  clock.set('2026-11-09T10:00:00Z');
  await endSubscription(
    { ...world.context, viewer: buildViewer({ personId: second }), isProgram: false },
    { kind: 'person', id: author },
  );
  await setPersonState(world.context, third, 'suspended');
  clock.set('2026-11-21T12:00:00Z');
  const own = `{ viewer { audienceStats(period: "2026-11") ${AUDIENCE} } }`;
  const { audienceStats } = ((await asking(author).ask(own)) as { viewer: { audienceStats: Audience } }).viewer;
  expect(audienceStats).toMatchObject({ followerCount: 2, subscriberCount: 1 });
  expect(counted(audienceStats.followers)).toEqual(['Nov 3 2']);
  expect(counted(audienceStats.subscribers)).toEqual(['Nov 5 2']);
  expect(counted(audienceStats.left)).toEqual(['Nov 9 1']);
  expect(counted(audienceStats.ways)).toEqual(['A page here 1']);
  // Who came with a list counts since when that list says.
  const dated = `update subscriber set joined_elsewhere_at = $3 where person_id = $1 and first_of_person_id = $2`;
  await world.context.database.query('test_join_elsewhere', dated, [first, author, new Date('2026-11-02T12:00:00Z')]);
  const brought = ((await asking(author).ask(own)) as { viewer: { audienceStats: Audience } }).viewer;
  expect(counted(brought.audienceStats.subscribers)).toEqual(['Nov 2 1', 'Nov 5 1']);
  // Who came with a long list and has not joined gets nothing yet.
  const staged = `update subscriber set is_staged = true where person_id = $1 and first_of_person_id = $2`;
  await world.context.database.query('test_stage', staged, [first, author]);
  const later = ((await asking(author).ask(own)) as { viewer: { audienceStats: Audience } }).viewer;
  expect(later.audienceStats).toMatchObject({ subscriberCount: 0 });
  // Nor do they count as somebody who came and went where they leave before their turn.
  await endSubscription(
    { ...world.context, viewer: buildViewer({ personId: first }), isProgram: false },
    { kind: 'person', id: author },
  );
  const left = ((await asking(author).ask(own)) as { viewer: { audienceStats: Audience } }).viewer.audienceStats;
  expect([counted(left.subscribers), counted(left.left)]).toEqual([['Nov 5 1'], ['Nov 9 1']]);
  const others = `query($id: ID) { user(id: $id) { audienceStats ${AUDIENCE} } }`;
  expect(await asking(first).ask(others, { id: author })).toEqual({ user: { audienceStats: null } });
});

test('STAT-1: a publication’s figures are its own, for its owner and editors alone', async () => {
  const publicationId = await buildPublication(world.context);
  const [editor, writer, reading] = await Promise.all(Array.from({ length: 3 }, () => buildPerson(world.context)));
  const { id } = await buildStory(world.context, { publicationId, title: 'Picked' });
  const { id: elsewhere } = await buildStory(world.context);
  for (const at of ['2026-11-04T10:00:00Z', '2026-10-04T10:00:00Z']) await visit(id, at, { seconds: 30 });
  await visit(elsewhere, '2026-11-04T10:00:00Z');
  await countVisits(world.context);
  clock.set('2026-11-21T12:00:00Z');
  const sent = 'insert into digest_story (person_id, story_id, sent_at) values ($1, $2, $3)';
  await world.database.query('test_digest', sent, [reading, id, '2026-11-20T07:00:00Z']);
  await world.database.query('test_digest', sent, [reading, elsewhere, '2026-11-20T07:00:00Z']);
  const query = `query($id: ID!) { collection(id: $id) { year: stats(period: "2026") { totals { views } } stats(period: "2026-11") { totals { views reads } before { views }
    stories(sort: MOST_READ) { items { id totals { views } } } } audienceStats { followerCount }
    digestStats { overTime ${CHART} stories ${CHART} } } }`;
  const ask = async (personId: string | undefined, role?: 'editor' | 'writer') => {
    const staffRoles = new Map(role === undefined ? [] : [[publicationId, role] as const]);
    const answer = await asking(personId ?? '', { staffRoles }).ask(query, { id: publicationId });
    return answer['collection'] as Readonly<Record<'stats' | 'audienceStats' | 'digestStats', object | null>>;
  };
  const seen = await ask(editor, 'editor');
  expect(seen).toMatchObject({
    stats: {
      totals: { views: 1, reads: 1 },
      before: { views: 1 },
      stories: { items: [{ id, totals: { views: 1 } }] },
    },
    year: { totals: { views: 2 } },
    audienceStats: { followerCount: 0 },
    digestStats: { stories: { rows: [{ label: 'Picked', values: [1] }] } },
  });
  const nothing = { year: null, stats: null, audienceStats: null, digestStats: null };
  expect(await ask(writer, 'writer')).toEqual(nothing);
  expect(await ask(reading)).toEqual(nothing);
});
