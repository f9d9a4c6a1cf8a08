import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'csv-parse/sync';
import type { FakeClock } from '#platform/clock/clock.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { countVisits } from '#modules/reading/visits/count-visits.ts';
import { subscribe } from '#modules/telling/subscribers/subscribe.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { writeFigureFile } from './write-figure-file.ts';

let world: TestGraph;
let clock: FakeClock;
beforeAll(async () => {
  world = await createTestGraph();
  clock = world.context.clock as FakeClock;
});
afterAll(() => world.close());

async function read(postId: string, reader: number, data: Readonly<Record<string, string | number>> = {}) {
  const visitId = crypto.randomUUID().replaceAll('-', '');
  const events = ['post.presented', 'post.viewed', 'post.left'].map((key) => ({
    key,
    data: { postId, visitId, seconds: 31, percent: 60, campaign: '=1+1', ...data },
    eventId: crypto.randomUUID(),
    type: 'event',
    timestamp: 0,
  }));
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';
  await logClientEvents(world.context, events, {
    userAgent,
    network: `192.0.2.${reader}`,
    country: 'PT',
    host: 'site.example',
  });
}

const CHART = '{ svg columns rows { label values } csv }';
const WINDOW = ['overTime', 'byHour', 'programs'];
const AUDIENCE = ['followers', 'subscribers', 'left', 'ways', 'winners'];
const STORY = [
  ...WINDOW,
  'audience',
  'funnel',
  'depth',
  'sources',
  'sites',
  'devices',
  'countries',
  'campaigns',
  'interests',
];
const fields = (names: readonly string[]) => names.map((name) => `${name} ${CHART}`).join(' ');

type Chart = {
  readonly svg: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
  readonly csv: string;
};
type Charts = Readonly<Record<string, Chart | null>>;

test('STAT-1: every picture has the figures of its table, and every table is a file of its own', async () => {
  const owner = await buildPerson(world.context);
  const publicationId = await buildPublication(world.context, { slug: 'figures-gazette' });
  const title = '=HYPERLINK("https://evil.example")';
  const { id } = await buildStory(world.context, { authorIds: [owner], publicationId, title });
  for (let reader = 0; reader < 7; reader += 1) await read(id, reader, { referrer: 'https://news.ycombinator.com/' });
  await countVisits(world.context);
  const newsletterId = await ensureFirstNewsletter(world.context, { kind: 'person', id: owner });
  const subscriber = await buildPerson(world.context);
  const reader = { ...world.context, isProgram: false, viewer: buildViewer({ personId: subscriber }) };
  await subscribe(reader, { kind: 'person', id: owner, byMail: true });

  const staffRoles: Viewer['staffRoles'] = new Map([[publicationId, 'owner']]);
  const viewer = buildViewer({ personId: owner, staffRoles });
  const asker = commandReader({ ...world.context, viewer });
  const gazette = 'collectionByDomainOrSlug(domainOrSlug: "figures-gazette")';
  /** One part of a page: a document has a limit. */
  const ask = async (path: readonly string[], figures: readonly string[]): Promise<Charts> => {
    const text = `{ ${path.join(' { ')} { ${fields(figures)} ${' }'.repeat(path.length)} }`;
    let answer: unknown = await accountBrowser(world.graph, viewer).ask(text);
    while (typeof answer === 'object' && answer !== null && Object.keys(answer).length === 1)
      answer = Object.values(answer)[0];
    return answer as Charts;
  };
  const all = [
    ['writer', '', await ask(['viewer', 'writerStats'], WINDOW)],
    ['audience', '', await ask(['viewer', 'audienceStats'], AUDIENCE)],
    ['story', id, await ask([`postResult(id: "${id}")`, '... on Post', 'stats'], STORY)],
    ['publication', publicationId, await ask([gazette, 'stats'], [...WINDOW, 'audience'])],
    ['publication-audience', publicationId, await ask([gazette, 'audienceStats'], AUDIENCE)],
    ['digests', publicationId, await ask([gazette, 'digestStats'], ['overTime', 'stories'])],
  ] as const;
  let drawnCount = 0;
  for (const [of, subject, charts] of all) {
    for (const [figure, chart] of Object.entries(charts)) {
      if (figure === '__typename') continue;
      const asked = { of, id: subject, figure, period: undefined };
      const text = await writeFigureFile(asker, asked);
      const name = `${of} ${figure}`;
      expect(text, name).toBe(chart?.csv);
      if (chart === null) continue;
      drawnCount += 1;
      // Of several columns shares draw the first one.
      const drawn = [...chart.svg.matchAll(/data-value="(\d+)"/g)].map(([, value]) => Number(value));
      const [every, first] = [chart.rows.flatMap(({ values }) => values), chart.rows.map(({ values }) => values[0])];
      expect([every, first], name).toContainEqual(drawn);
      const [head = [], ...rows] = parse(text ?? '');
      expect(head.slice(1), name).toEqual(chart.columns);
      expect(
        rows.map((cells) => cells.slice(1).map(Number)),
        name,
      ).toEqual(chart.rows.map(({ values }) => values));
      for (const [label = ''] of rows) expect(label, name).not.toMatch(/^[=+\-@\t\r]/);
    }
  }
  expect(drawnCount).toBeGreaterThan(18);
  for (const of of ['writer', 'publication'] as const) {
    const text = await writeFigureFile(asker, { of, id: publicationId, figure: 'stories', period: undefined });
    const [head, row] = parse(text ?? '');
    expect(head?.length).toBe(row?.length);
    expect(row?.[1], of).toBe(`'${title}`);
    expect(row?.slice(3)).toEqual(['7', '0', '0', '7', '0', '7', '210']);
  }
  // A spreadsheet reads the days of a file, also those of another year (rule 304).
  const ofMonth = await writeFigureFile(asker, { of: 'writer', id: '', figure: 'overTime', period: '2024-02' });
  expect(
    parse(ofMonth ?? '')
      .map(([when]) => when)
      .slice(0, 2),
  ).toEqual(['When', '2024-02-01']);
  const ofYear = await writeFigureFile(asker, { of: 'writer', id: '', figure: 'overTime', period: '2024' });
  expect(parse(ofYear ?? '').at(-1)?.[0]).toBe('2024-12');
  const ofNewsletter = { of: 'newsletter', id: newsletterId, period: undefined };
  expect(await writeFigureFile(asker, { ...ofNewsletter, figure: 'subscribers' })).toContain(',1\r\n');
  expect(await writeFigureFile(asker, { ...ofNewsletter, figure: 'issues' })).toBe(
    'Subject,Sent,Recipients,Accepted,Bounced,Skipped,On the way\r\n',
  );

  // For nobody else, and of nothing that there is not.
  for (const who of [null, buildViewer({ personId: subscriber })]) {
    const stranger = commandReader({ ...world.context, viewer: who });
    for (const [of, subject] of all)
      if (subject !== '')
        for (const figure of ['overTime', 'followers', 'stories'])
          expect(await writeFigureFile(stranger, { of, id: subject, figure, period: undefined }), of).toBeUndefined();
    expect(await writeFigureFile(stranger, { ...ofNewsletter, figure: 'issues' })).toBeUndefined();
  }
  for (const [of, figure] of [
    ['writer', 'funnel'],
    ['writer', 'toString'],
    ['nothing', 'overTime'],
  ] as const)
    expect(await writeFigureFile(asker, { of, id, figure, period: undefined })).toBeUndefined();
});

test('STAT-1: who reads in the last half hour is counted once, by story and source, and few of a source have no name', async () => {
  const author = await buildPerson(world.context);
  const [first, second] = [
    await buildStory(world.context, { authorIds: [author], title: 'First' }),
    await buildStory(world.context, { authorIds: [author], title: 'Second' }),
  ];
  const live = async (personId: string, id = first.id) => {
    const LIVE = `readerCount stories ${CHART} sources ${CHART}`;
    const text = `query($id: ID!) { viewer { liveStats { ${LIVE} } } postResult(id: $id) { ... on Post { liveStats { ${LIVE} } } } }`;
    type Live = { readonly readerCount: number; readonly stories: Chart | null; readonly sources: Chart | null };
    const answer = (await accountBrowser(world.graph, buildViewer({ personId })).ask(text, { id })) as {
      viewer: { liveStats: Live };
      postResult: { liveStats: Live | null };
    };
    const rows = (chart: Chart | null) => chart?.rows.map(({ label, values }) => `${label} ${values.join()}`) ?? null;
    const short = (one: Live | null) =>
      one && { readerCount: one.readerCount, stories: rows(one.stories), sources: rows(one.sources) };
    return [short(answer.viewer.liveStats), short(answer.postResult.liveStats)];
  };
  const nobody = { readerCount: 0, stories: null, sources: null };
  expect(await live(author)).toEqual([nobody, nobody]);
  await read(first.id, 99);
  clock.advance(31 * 60_000);
  expect(await live(author), 'who left is not there').toEqual([nobody, nobody]);
  for (let reader = 100; reader < 106; reader += 1)
    await read(first.id, reader, { referrer: 'https://www.google.com/' });
  for (const reader of [100, 107]) await read(second.id, reader, { tagged: 'email' });
  expect(await live(author)).toEqual([
    { readerCount: 7, stories: ['First 6', 'Second 2'], sources: ['Search 6', 'Other 2'] },
    { readerCount: 6, stories: null, sources: ['Search 6'] },
  ]);
  const stranger = await buildPerson(world.context);
  expect(await live(stranger)).toEqual([nobody, null]);
});
