import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAssetFiles } from './asset-files.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('decision 0112: a file that the next build took away under a running site comes from what is kept of its build', async () => {
  await writeFile(join(folder, 'page-1.js'), 'first');
  await writeFile(join(folder, 'lost-1.js'), 'lost');
  const kept = new Map([['page-1.js', Buffer.from('first')]]);
  const files = await openAssetFiles(folder, (name) => Promise.resolve(kept.get(name)));
  await rm(join(folder, 'page-1.js'));
  await rm(join(folder, 'lost-1.js'));

  expect((await files.read('page-1.js', 'identity'))?.body.toString()).toBe('first');
  expect(await files.read('lost-1.js', 'identity'), 'and where nothing is kept there is no such file').toBeUndefined();
});
