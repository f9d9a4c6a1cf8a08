import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { createKeptVariants } from './image-variants-kept.ts';
import { imageFileKey } from './stored-image.ts';

const ID = 'e'.repeat(32);
const variant = { imageId: ID, strategy: 'crop', width: 8, height: 8, focusPercentX: 50, focusPercentY: 50 } as const;
const asker = { network: '192.0.2.1', isWaiting: () => true };

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
  const row = { id: ID, format: 'png', width: 20, height: 20, byte_count: 1, created_at: world.context.clock.now() };
  await world.database.kysely.insertInto('image').values(row).execute();
});
afterAll(() => world.close());

async function filesWithPicture() {
  const files = memoryFiles();
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: 'teal' } });
  await files.put(imageFileKey(ID), await picture.png().toBuffer());
  return files;
}

test('rule 249: a size for which the disk has no room is shown all the same, and kept once there is room', async () => {
  const files = await filesWithPicture();
  let isFull = true;
  const put: typeof files.put = async (key, bytes) => {
    if (isFull) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    await files.put(key, bytes);
  };
  const variants = createKeptVariants({ ...world.context, files: { ...files, put } });

  expect((await variants.make(variant, 'webp', asker))?.length).toBeGreaterThan(10);
  expect(await variants.find(variant, 'webp')).toBeUndefined();
  isFull = false;
  const made = await variants.make(variant, 'webp', asker);
  expect(await variants.find(variant, 'webp')).toEqual(made);
});
