import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { countVisits } from '#modules/reading/visits/count-visits.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
let store: TestDatabase;
let place = '';
beforeAll(async () => {
  [world, store] = [await createTestGraph(), await createTestDatabase()];
  place = await mkdtemp(join(tmpdir(), 'longhand-stats-test-'));
});
afterAll(async () => {
  await store.close();
  await world.close();
  await rm(place, { recursive: true, force: true });
});

async function longhand(...parameters: readonly string[]) {
  const child = spawn(process.execPath, ['src/cli.ts', ...parameters], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: store.connectionString, LONGHAND_DATA: place },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, out, err };
}

test('STAT-1: longhand stats recount says what was wrong of a day, puts it right, and refuses what is no day of the last 30', async () => {
  const context = { ...world.context, database: store.database, clock: systemClock };
  const { id } = await buildStory(context);
  const data = { postId: id, visitId: '0'.repeat(32) };
  const events = [{ key: 'post.viewed', data, eventId: 'one', type: 'event', timestamp: 0 }];
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';
  await logClientEvents(context, events, { userAgent, network: '192.0.2.1', country: null, host: 'site.example' });
  await countVisits(context);
  const [row] = await store.database.query<{ day: string }>('test_day', 'select day::text from story_day', []);
  const day = row?.day ?? '';
  expect(await longhand('stats', 'recount', day)).toMatchObject({ status: 0, out: '' });
  await store.database.query('test_wrong', 'update story_day set other_views = 7', []);
  const wrong = await longhand('stats', 'recount', day);
  expect(wrong, wrong.err).toMatchObject({
    status: 1,
    out: `table,key,before,after\r\nstory_day,${id},0 0 0 7 0 0 0,0 0 0 1 0 0 0\r\n`,
  });
  expect(await longhand('stats', 'recount', day)).toMatchObject({ status: 0, out: '' });
  for (const other of ['2020-02-30', 'yesterday', '2020-01-01'])
    expect(await longhand('stats', 'recount', other), other).toMatchObject({ status: 2, out: '' });
});
