import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#test/support/test-database.ts';
import { acceptSiteSecrets, openSiteSecrets } from './site-secret.ts';

let folder = '';
let key = '';
let store: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longhand-secret-'));
  key = join(folder, 'secret.key');
  store = await createTestDatabase();
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

test('the secret of a site is the one that its database was made with, or the start says what to do', async () => {
  const open = async () => (await openSiteSecrets(store.database, folder)).ring;
  const first = (await open()).secret('a');
  expect((await open()).secret('a')).toEqual(first);
  const backup = await readFile(key);
  const remedy = /accept-new-secret.*voids passwords and authenticator apps\.$/;

  await writeFile(key, 'damaged');
  await expect(open()).rejects.toThrow(`${key} is damaged`);
  await expect(open()).rejects.toThrow(remedy);
  await rm(key);
  await expect(open()).rejects.toThrow(`${key} is missing`);
  await expect(open()).rejects.toThrow(remedy);
  // Nothing was made in its place.
  await expect(readFile(key)).rejects.toThrow('ENOENT');
  await writeFile(key, `${'0f'.repeat(32)}\n`);
  await expect(open()).rejects.toThrow(`${key} is not the one that the database was made with`);

  await writeFile(key, backup);
  expect((await open()).secret('a')).toEqual(first);
  await rm(key);
  const second = (await acceptSiteSecrets(store.database, folder)).ring.secret('a');
  expect(second).not.toEqual(first);
  expect((await open()).secret('a')).toEqual(second);
});

test('processes that start at once on a new site agree on one secret', async () => {
  const other = await createTestDatabase();
  const place = await mkdtemp(join(tmpdir(), 'longhand-secret-'));
  const opened = await Promise.all([1, 2, 3].map(() => openSiteSecrets(other.database, place)));
  expect(new Set(opened.map(({ ring }) => ring.secret('a').toString('hex'))).size).toBe(1);
  await other.close();
  await rm(place, { recursive: true });
});
