import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolderStore } from '#platform/files/folder-store.ts';
import type { FileStore } from '#platform/files/file-store.ts';

let folder = '';
let store: FileStore;
const bytes = (text: string) => new TextEncoder().encode(text);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'));
  store = openFolderStore(folder);
});
afterAll(async () => rm(folder, { recursive: true, force: true }));

describe('the folder store', () => {
  test('gives back what was put, replaces it and removes it', async () => {
    expect([await store.get('a/b/c.webp'), await store.has('a/b/c.webp')]).toEqual([undefined, false]);
    await store.put('a/b/c.webp', bytes('one'));
    await store.put('a/b/c.webp', bytes('two'));
    expect(Buffer.from((await store.get('a/b/c.webp')) ?? []).toString()).toBe('two');
    expect(await store.has('a/b/c.webp')).toBe(true);
    expect([await store.has('a/b'), await store.get('a/b'), await store.get('a/b/c.webp/d')]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    await store.remove('a/b/c.webp');
    await store.remove('a/b/c.webp');
    expect(await store.has('a/b/c.webp')).toBe(false);
  });

  test('removes a whole folder and nothing beside it', async () => {
    for (const key of ['v/a/1', 'v/a/b/2', 'v/ab/3']) await store.put(key, bytes('x'));
    await store.removeFolder('v/a');
    await store.removeFolder('v/a');
    expect([await store.has('v/a/1'), await store.has('v/a/b/2'), await store.has('v/ab/3')]).toEqual([
      false,
      false,
      true,
    ]);
    await expect(store.removeFolder('..')).rejects.toThrow(RangeError);
  });

  test('shows whole files only while many write the same key, and leaves nothing unfinished', async () => {
    const texts = Array.from({ length: 20 }, (_unused, index) => String(index).repeat(50_000));
    const writing = Promise.all(texts.map(async (text) => store.put('same', bytes(text))));
    const seen: string[] = [];
    for (let count = 0; count < 50; count += 1) seen.push(Buffer.from((await store.get('same')) ?? []).toString());
    await writing;
    expect(seen.filter((text) => text !== '' && !texts.includes(text))).toEqual([]);
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test.each([
    '',
    '/etc/passwd',
    '../up',
    'a/../../up',
    'a//b',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a b',
    'ä',
    'a/',
    'a\0b',
    'x'.repeat(600),
  ])('refuses the key %j', async (key) => {
    await expect(store.put(key, bytes('x'))).rejects.toThrow(RangeError);
    await expect(store.get(key)).rejects.toThrow(RangeError);
  });

  test('OPS-1: tells every key, or those below a folder, and nothing that is no key', async () => {
    for (const key of ['k/a/1', 'k/2', 'kk/3']) await store.put(key, bytes('x'));
    await writeFile(join(folder, 'k', '.unfinished'), 'x');
    await writeFile(join(folder, 'k', 'with space'), 'x');
    expect((await Array.fromAsync(store.keys('k'))).toSorted()).toEqual(['k/2', 'k/a/1']);
    expect(await Array.fromAsync(store.keys())).toContain('kk/3');
    expect(await Array.fromAsync(store.keys('nowhere'))).toEqual([]);
  });
});
