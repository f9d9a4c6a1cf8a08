import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { sweepVariants } from './sweep-variants.ts';
import { upsertVariant } from './variants.store.ts';

const ID = 'c'.repeat(32);
const files = memoryFiles();
let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
  const row = { id: ID, format: 'png', width: 1, height: 1, byte_count: 1, created_at: world.context.clock.now() };
  await world.database.kysely.insertInto('image').values(row).execute();
});
afterAll(() => world.close());

async function keep(name: string, bytes: number): Promise<void> {
  const key = `variants/2/cc/${ID}/${name}`;
  (world.context.clock as FakeClock).advance(1_000);
  const made = { key, image_id: ID, byte_count: bytes, made_at: world.context.clock.now() };
  expect(await upsertVariant(world.database, made)).toBe(true);
  await files.put(key, new Uint8Array(1));
}

async function keptAfterSweep(): Promise<readonly string[]> {
  await sweepVariants({ ...world.context, files });
  const rows = await world.database.kysely.selectFrom('image_variant').select('key').orderBy('key').execute();
  for (const { key } of rows) expect(await files.has(key), key).toBe(true);
  return rows.map(({ key }) => key.slice(-1));
}

test('STORY-12: the oldest sizes of pictures go where they take more than the operator lets them, and after 90 days', async () => {
  for (const name of ['a', 'b', 'c']) await keep(name, 600_000);
  expect(await keptAfterSweep()).toEqual(['a', 'b', 'c']);
  await setSetting(world.context, 'images.keptMegabytes', '1');
  expect(await keptAfterSweep()).toEqual(['c']);
  expect(await files.has(`variants/2/cc/${ID}/a`)).toBe(false);
  (world.context.clock as FakeClock).advance(91 * 24 * 3_600_000);
  await keep('d', 1);
  expect(await keptAfterSweep()).toEqual(['d']);
});

test('STORY-12: a size of a picture that was erased meanwhile is not kept', async () => {
  const made = { key: 'variants/2/dd/x', image_id: 'd'.repeat(32), byte_count: 1, made_at: world.context.clock.now() };
  expect(await upsertVariant(world.database, made)).toBe(false);
});
