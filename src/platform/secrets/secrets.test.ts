import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSecrets } from '#test/support/open-secrets.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(async () => rm(folder, { recursive: true, force: true }));

test('secrets are made once, also by many at the same time, and kept for the owner only', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, async () => openSecrets(folder)));
  expect(new Set(all.map((secrets) => secrets.secret('cookies').toString('hex'))).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret.key']);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

test('each purpose has a secret of its own that does not show the root', async () => {
  const secrets = await openSecrets(folder);
  expect(secrets.secret('cookies')).toHaveLength(32);
  expect(secrets.secret('cookies')).not.toEqual(secrets.secret('links'));
  expect((await readFile(join(folder, 'secret.key'), 'utf8')).trim()).not.toBe(
    secrets.secret('cookies').toString('hex'),
  );
});

test('a damaged file is never replaced in silence', async () => {
  await writeFile(join(folder, 'secret.key'), 'half');
  await expect(openSecrets(folder)).rejects.toThrow('is damaged');
});
