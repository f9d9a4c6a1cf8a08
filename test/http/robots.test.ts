import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { countVisits } from '#modules/reading/visits/count-visits.ts';
import { visitRules } from '#shared/stats/visit-events.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { humanVisits } from '#test/support/human-visits.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const ROBOTS = readFileSync(join(import.meta.dirname, '../support/robot-agents.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let program: TestProgram;
beforeAll(async () => {
  const file = join(tmpdir(), `networks-${crypto.randomUUID()}`);
  await writeFile(file, '# A provider of machines\n192.0.2.0/24\n2001:db8:1::/48 # and its other half\n');
  const settings = { TRUSTED_PROXIES: '127.0.0.1', PROGRAM_NETWORKS: file };
  program = await startTestProgram({ settings });
});
afterAll(() => program.close());
beforeEach(() => program.clock.advance(3_600_000));

/** Tells, as a page does, that somebody read a story. */
async function read(userAgent: string, address: string, stories: readonly string[], key = 'post.read') {
  const events = stories.map((postId) => ({
    key,
    data: { postId, visitId: crypto.randomUUID().replaceAll('-', ''), seconds: 30 },
    type: 'event',
    eventId: crypto.randomUUID(),
    timestamp: program.clock.now().getTime(),
  }));
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address };
  const body = JSON.stringify(events);
  const answer = await program.ask('/_/batch', {
    method: 'POST',
    headers: { ...headers, ...(userAgent === '' ? {} : { 'user-agent': userAgent }) },
    body,
  });
  expect(answer.status).toBe(204);
}

type Programs = {
  readonly programCount: number;
  readonly programs: { rows: { label: string; values: number[] }[] } | null;
};
type Seen = Programs & { readonly totals: { views: number; reads: number } };
const FIELDS = '{ programCount programs { rows { label values } } totals { views reads } }';
async function statsOf(personId: string, postId: string): Promise<Seen> {
  await countVisits(program.context);
  const document = `query($id: ID!) { postResult(id: $id) { ... on Post { stats(period: "all") ${FIELDS} } }
    viewer { writerStats(period: "all") ${FIELDS} } }`;
  const answer = await accountBrowser(program.graph, buildViewer({ personId })).ask(document, { id: postId });
  const { postResult, viewer } = answer as { postResult: { stats: Seen }; viewer: { writerStats: Seen } };
  expect(viewer.writerStats, 'one story and all of them').toEqual(postResult.stats);
  return postResult.stats;
}
const named = ({ programs }: Programs) => programs?.rows.map(({ label, values }) => `${label}: ${values[0]}`) ?? [];

async function written(publicationId?: string) {
  const personId = await buildPerson(program.context);
  const { id } = await buildStory(program.context, {
    authorIds: [personId],
    ...(publicationId ? { publicationId } : {}),
  });
  return { personId, id };
}

test('STAT-1: of 200 robots that say who they are at most one in a hundred is a reader, and every browser of people is', async () => {
  expect(new Set(ROBOTS).size).toBe(200);
  const { personId, id } = await written();
  for (const [place, agent] of ROBOTS.entries()) await read(agent, `198.51.100.${place}`, [id]);
  const robots = await statsOf(personId, id);
  expect(robots.totals.views).toBeLessThanOrEqual(2);
  expect(robots.programCount + robots.totals.views).toBe(200);
  const people = await written();
  const agents = new Set(humanVisits.map(({ userAgent }) => userAgent));
  for (const [place, agent] of [...agents].entries()) await read(agent, `203.0.113.${place}`, [people.id]);
  const seen = await statsOf(people.personId, people.id);
  expect(seen).toEqual({ totals: { views: agents.size, reads: agents.size }, programCount: 0, programs: null });
});

test('STAT-1: what programs ask for is counted by name, from the cache as well, and none of it is a view', async () => {
  const { personId, id } = await written();
  const gpt = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)';
  const get = (userAgent: string, target = `/p/${id}`, method = 'GET') =>
    program.ask(target, { method, headers: { 'user-agent': userAgent } });
  const moved = await get(FIREFOX);
  const path = new URL(moved.headers['location'] ?? `/p/${id}`, program.url).pathname;
  expect((await get(FIREFOX, path)).status).toBe(200);
  for (let time = 0; time < 3; time += 1) expect((await get(gpt, path)).status).toBe(200);
  expect((await get('meta-externalagent/1.1', path)).headers['server-timing']).toContain('cache');
  await get('curl/8.5.0', `${path}?utm_source=x`);
  await get(gpt, path, 'HEAD');
  await get(gpt, '/p/000000000000');
  await expect
    .poll(async () => (await statsOf(personId, id)).programCount, { timeout: 60_000, interval: 500 })
    .toBeGreaterThanOrEqual(5);
  const stats = await statsOf(personId, id);
  expect(named(stats)).toEqual(['GPTBot · AI: 3', 'Meta AI · AI: 1', 'curl · scripts and tools: 1']);
  expect(stats).toMatchObject({ programCount: 5, totals: { views: 0 } });
});

test('STAT-1: networks that the operator names, crowds of one and pages that nobody touched are programs', async () => {
  const publicationId = await buildPublication(program.context);
  const { personId, id } = await written(publicationId);
  await read(FIREFOX, '192.0.2.77', [id]);
  await read(FIREFOX, '2001:db8:1:2:3::4', [id]);
  await read(FIREFOX, '198.51.100.7', [id]);
  const untouched = await statsOf(personId, id);
  expect(untouched).toMatchObject({ programCount: 2, totals: { views: 1, reads: 1 } });
  await read(FIREFOX, '198.51.100.8', [id], 'post.unattended');
  expect(named(await statsOf(personId, id))).toEqual(['Data centers: 2', 'Pages left open and untouched: 1']);
  // Who comes back to it is somebody.
  await read(FIREFOX, '198.51.100.8', [id]);
  expect(await statsOf(personId, id)).toMatchObject({ programCount: 2, totals: { views: 2 } });
});

test('STAT-1: more than 300 views of one reader within an hour were a program’s, and those of the next hour are a person’s', async () => {
  const { personId, id } = await written();
  const stories = [id];
  while (stories.length <= visitRules.mostOfReader) stories.push((await buildStory(program.context)).id);
  const address = '198.51.100.9';
  const all = stories.slice(0, -1);
  for (let from = 0; from < all.length; from += 100) {
    await read(FIREFOX, address, all.slice(from, from + 100));
    program.clock.advance(60_000);
  }
  expect(await statsOf(personId, id), 'as many as a person may').toMatchObject({
    programCount: 0,
    totals: { views: 1 },
  });
  await read(FIREFOX, address, stories.slice(-1));
  const stats = await statsOf(personId, id);
  expect(stats).toMatchObject({ programCount: 1, totals: { views: 0, reads: 0 } });
  expect(named(stats)).toEqual(['Over 300 views in an hour: 1']);
  program.clock.advance(3_600_000);
  await read(FIREFOX, address, [id]);
  expect(await statsOf(personId, id)).toMatchObject({ programCount: 1, totals: { views: 1 } });
});
