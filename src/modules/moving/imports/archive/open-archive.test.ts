import { mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ArchiveError } from './archive-error.ts';
import type { ArchiveLimits } from './archive.ts';
import { openArchive } from './open-archive.ts';
import { packedZeros, writeZip, type ZipPart } from './test-support/write-zip.ts';

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-archive-'));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  return folder;
}

async function zipFile(bytes: Uint8Array, name = 'export.zip'): Promise<string> {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, bytes);
  return path;
}

/** The sentence of the refusal; fails the test where nothing is refused. */
async function refusal(parts: readonly ZipPart[], limits: Partial<ArchiveLimits> = {}): Promise<string> {
  const path = await zipFile(writeZip(parts));
  try {
    const archive = await openArchive(path, limits);
    let bytes = 0;
    for (const { name } of archive.entries) for await (const piece of archive.stream(name)) bytes += piece.byteLength;
    await archive.close();
    return `nothing was refused in ${bytes} bytes`;
  } catch (error) {
    if (error instanceof ArchiveError) return error.message;
    throw error;
  }
}

describe('what is read', () => {
  test('a zip, a folder and a file are one interface', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'a.txt'), 'words');
    const zip = await zipFile(zipSync({ 'a.txt': Buffer.from('words') }));
    for (const path of [zip, folder, join(folder, 'a.txt')]) {
      const archive = await openArchive(path);
      expect(archive.entries).toEqual([{ name: 'a.txt', size: 5 }]);
      expect(new TextDecoder().decode(await archive.read('a.txt'))).toBe('words');
      await archive.close();
    }
  });

  test('what systems add is not listed, and an archive inside is named but not opened', async () => {
    const bytes = writeZip([
      { name: 'posts/a.html', content: 'a' },
      { name: '__MACOSX/posts/._a.html', content: 'x' },
      { name: 'posts/.DS_Store', content: 'x' },
      { name: 'inner.zip', content: 'PK' },
    ]);
    const archive = await openArchive(await zipFile(bytes));
    expect(archive.entries.map(({ name }) => name)).toEqual(['posts/a.html']);
    expect(archive.ignored).toEqual([{ name: 'inner.zip', reason: 'We don’t open archives inside an archive.' }]);
    await archive.close();
  });

  test('a link in a folder is never followed', async () => {
    const folder = await temporaryFolder();
    await symlink('/etc/passwd', join(folder, 'secrets.csv'));
    const archive = await openArchive(folder);
    expect(archive.entries).toEqual([]);
    expect(archive.ignored[0]?.name).toBe('secrets.csv');
    await expect(archive.read('../secrets.csv')).rejects.toThrow(ArchiveError);
  });
});

describe('what is refused in a sentence', () => {
  test.each([
    ['../outside.txt', 'outside'],
    ['posts/../../outside.txt', 'outside'],
    ['/etc/passwd', 'outside'],
    ['C:/windows/system.ini', 'outside'],
    ['posts\\..\\outside.txt', 'outside'],
  ])('the path %s', async (name, word) => {
    expect(await refusal([{ name, content: 'x' }])).toMatch(new RegExp(`${word}|absolute`));
  });

  test('a link, an encrypted file, two files of one name', async () => {
    expect(await refusal([{ name: 'a.html', content: '/etc/passwd', isLink: true }])).toContain('link');
    expect(await refusal([{ name: 'a.html', content: 'x', isEncrypted: true }])).toContain('encrypted');
    const twice = await refusal([
      { name: 'a.html', content: 'x' },
      { name: 'a.html', content: 'y' },
    ]);
    expect(twice).toContain('two files');
  });

  test('more entries than allowed', async () => {
    const packed = packedZeros(0);
    const parts = Array.from({ length: 60_000 }, (_none, index) => ({ name: `posts/${index}.html`, packed }));
    expect(await refusal(parts)).toBe('The archive holds 60000 files, more than the 50000 allowed.');
  });

  test('a bomb that says how large it is', async () => {
    const packed = packedZeros(2048);
    expect(await refusal([{ name: 'posts.csv', packed, declaredSize: 2048 * 1_048_576 }])).toContain('larger than');
    expect(await refusal([{ name: 'posts.csv', packed, declaredSize: 900 * 1_048_576 }])).toContain('far more');
  });

  test('a bomb that says it is small', async () => {
    const sentence = await refusal([{ name: 'posts.csv', packed: packedZeros(2048), declaredSize: 100 }]);
    expect(sentence).toContain('damaged');
  });

  test('entries that claim more packed bytes than the file has', async () => {
    const parts = Array.from({ length: 20 }, (_none, index) => ({
      name: `${index}.html`,
      content: 'x',
      declaredPackedSize: 100_000,
    }));
    expect(await refusal(parts)).toContain('far more');
  });

  test('a zip cut off, a text named zip, a path that is not there', async () => {
    const whole = zipSync({ 'a.txt': Buffer.from('words'.repeat(1000)) });
    const path = await zipFile(whole);
    await truncate(path, Math.floor(whole.length / 2));
    await expect(openArchive(path)).rejects.toThrow(/damaged/);
    await expect(openArchive(await zipFile(Buffer.from('no zip')))).rejects.toThrow(/damaged/);
    await expect(openArchive('/nowhere/at-all.zip')).rejects.toThrow(/doesn’t exist/);
  });

  test('a file larger than what a reader takes into memory', async () => {
    const archive = await openArchive(await zipFile(zipSync({ 'a.txt': Buffer.alloc(5000, 'ab') })));
    await expect(archive.read('a.txt', 1000)).rejects.toThrow(/larger than/);
    await archive.close();
  });
});
