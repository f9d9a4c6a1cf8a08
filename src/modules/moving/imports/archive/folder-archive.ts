import { createReadStream } from 'node:fs';
import { lstat, readdir, realpath } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ArchiveError } from './archive-error.ts';
import type { Archive, ArchiveEntry, ArchiveLimits } from './archive.ts';
import { boundedStream, collect } from './bounded-stream.ts';
import { isNestedArchive, isSystemFile } from './entry-name.ts';

/** A folder with everything below it. Links are never followed, hidden folders never entered. */
export async function openFolder(path: string, limits: ArchiveLimits): Promise<Archive> {
  const root = await realpath(path);
  const entries: ArchiveEntry[] = [];
  const ignored: { name: string; reason: string }[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const found of await readdir(join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? found.name : `${folder}/${found.name}`;
      if (isSystemFile(name)) continue;
      if (found.isSymbolicLink()) ignored.push({ name, reason: 'We don’t follow links to other places.' });
      else if (found.isDirectory()) {
        if (!found.name.startsWith('.') && found.name !== 'node_modules') folders.push(name);
      } else if (isNestedArchive(name)) ignored.push({ name, reason: 'We don’t open archives inside a source.' });
      else if (found.isFile()) entries.push({ name, size: (await lstat(join(root, name))).size });
      if (entries.length > limits.maxEntries) {
        throw new ArchiveError(`The folder holds more than ${limits.maxEntries} files, the most we read at one time.`);
      }
    }
  }
  entries.sort((first, second) => (first.name < second.name ? -1 : 1));
  return fileArchive('folder', basename(root), entries, ignored, (name) => join(root, name), limits);
}

/** A single file as an archive of one. */
export async function openFile(path: string, limits: ArchiveLimits): Promise<Archive> {
  const name = basename(path);
  const entries = [{ name, size: (await lstat(await realpath(path))).size }];
  return fileArchive('file', name.replace(/(?<=.)\.[^.]*$/, ''), entries, [], () => path, limits);
}

function fileArchive(
  kind: Archive['kind'],
  name: string,
  entries: readonly ArchiveEntry[],
  ignored: Archive['ignored'],
  pathOf: (name: string) => string,
  limits: ArchiveLimits,
): Archive {
  const names = new Set(entries.map((entry) => entry.name));
  const stream = (entryName: string): AsyncIterable<Uint8Array> => {
    if (!names.has(entryName)) throw new ArchiveError(`“${entryName.slice(0, 120)}” is not in the source.`);
    const pieces = createReadStream(pathOf(entryName), { highWaterMark: 65_536 });
    return boundedStream(pieces, { name: entryName, packedBytes: Number.POSITIVE_INFINITY }, limits);
  };
  return {
    kind,
    name,
    entries,
    ignored,
    has: (entryName) => names.has(entryName),
    read: async (entryName, maxBytes = limits.maxReadBytes) => await collect(stream(entryName), entryName, maxBytes),
    stream,
    close: async () => {},
  };
}
