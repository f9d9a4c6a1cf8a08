import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { open, type Entry, type ZipFile } from 'yauzl';
import { ArchiveError } from './archive-error.ts';
import type { Archive, ArchiveLimits } from './archive.ts';
import { bomb, boundedStream, collect, tooLarge } from './bounded-stream.ts';
import { isNestedArchive, isSystemFile, refuseUnsafeName } from './entry-name.ts';

type Found = { readonly entry: Entry; readonly name: string };

/** A zip: its directory is read and judged at once, each file only when it is asked for. */
export async function openZip(path: string, limits: ArchiveLimits): Promise<Archive> {
  const file = await openDirectory(path);
  try {
    const found = await readDirectory(file, limits);
    const files = found.filter(({ name }) => !name.endsWith('/') && !isSystemFile(name));
    const nested = files.filter(({ name }) => isNestedArchive(name));
    const readable = files.filter(({ name }) => !isNestedArchive(name));
    return zipArchive(file, basename(path).replace(/\.zip$/i, ''), readable, nested, limits);
  } catch (error) {
    file.close();
    throw error;
  }
}

async function openDirectory(path: string): Promise<ZipFile> {
  return await new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, decodeStrings: true, strictFileNames: true };
    open(path, options, (error, file) => (error === null ? resolve(file) : reject(damaged(error))));
  });
}

function damaged(error: Error): ArchiveError {
  if (error instanceof ArchiveError) return error;
  const outside = /invalid (?:relative path|characters in fileName)|absolute path/.test(error.message);
  return new ArchiveError(
    outside
      ? `The archive holds a path that leads outside of it (${error.message.slice(0, 160)}), so it wasn’t opened.`
      : 'The archive is damaged or isn’t a zip file. It may have been cut off on its way: download it again, then try once more.',
  );
}

async function readDirectory(file: ZipFile, limits: ArchiveLimits): Promise<Found[]> {
  if (file.entryCount > limits.maxEntries) {
    throw new ArchiveError(`The archive holds ${file.entryCount} files, more than the ${limits.maxEntries} allowed.`);
  }
  const found: Found[] = [];
  const names = new Set<string>();
  let total = 0;
  let packed = 0;
  await new Promise<void>((resolve, reject) => {
    file.on('entry', (entry: Entry) => {
      try {
        judge(entry, limits);
        total += entry.uncompressedSize;
        packed += entry.compressedSize;
        if (total > limits.maxTotalBytes) {
          const gigabytes = limits.maxTotalBytes / 1_073_741_824;
          throw new ArchiveError(`The archive unpacks to more than ${gigabytes} GB, so it wasn’t opened.`);
        }
        if (packed > file.fileSize) throw new ArchiveError(bomb(entry.fileName));
        if (names.has(entry.fileName)) {
          throw new ArchiveError(`The archive holds two files named “${entry.fileName.slice(0, 120)}”.`);
        }
        names.add(entry.fileName);
        found.push({ entry, name: entry.fileName });
        file.readEntry();
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    file.on('end', resolve);
    file.on('error', (error: Error) => reject(damaged(error)));
    file.readEntry();
  });
  return found.toSorted((first, second) => (first.name < second.name ? -1 : 1));
}

const FILE_TYPE = 0o170000;
const LINK = 0o120000;

function judge(entry: Entry, limits: ArchiveLimits): void {
  const name = entry.fileName;
  refuseUnsafeName(name);
  if (entry.isEncrypted()) throw new ArchiveError(`“${name}” in the archive is encrypted; unpack it first.`);
  const mode = entry.externalFileAttributes >>> 16;
  if ((mode & FILE_TYPE) === LINK) throw new ArchiveError(`“${name}” in the archive is a link to elsewhere.`);
  if (entry.uncompressedSize > limits.maxEntryBytes) throw new ArchiveError(tooLarge(name, limits.maxEntryBytes));
  const isBomb =
    entry.uncompressedSize > limits.ratioFreeBytes && entry.uncompressedSize > entry.compressedSize * limits.maxRatio;
  if (isBomb) throw new ArchiveError(bomb(name));
}

function zipArchive(
  file: ZipFile,
  name: string,
  readable: readonly Found[],
  nested: readonly Found[],
  limits: ArchiveLimits,
): Archive {
  const byName = new Map(readable.map((found) => [found.name, found.entry]));
  const stream = (entryName: string): AsyncIterable<Uint8Array> => {
    const entry = byName.get(entryName);
    if (entry === undefined) throw new ArchiveError(`“${entryName.slice(0, 120)}” is not in the archive.`);
    const pieces = unpack(file, entry);
    return boundedStream(pieces, { name: entryName, packedBytes: entry.compressedSize }, limits);
  };
  return {
    kind: 'zip',
    name,
    entries: readable.map((found) => ({ name: found.name, size: found.entry.uncompressedSize })),
    ignored: nested.map((found) => ({ name: found.name, reason: 'We don’t open archives inside an archive.' })),
    has: (entryName) => byName.has(entryName),
    read: async (entryName, maxBytes = limits.maxReadBytes) => await collect(stream(entryName), entryName, maxBytes),
    stream,
    close: async () => file.close(),
  };
}

async function* unpack(file: ZipFile, entry: Entry): AsyncGenerator<Uint8Array> {
  const pieces = await new Promise<Readable>((resolve, reject) => {
    file.openReadStream(entry, (error, stream) => (error === null ? resolve(stream) : reject(damaged(error))));
  });
  try {
    for await (const piece of pieces) yield piece as Uint8Array;
  } catch (error) {
    throw error instanceof Error ? damaged(error) : error;
  } finally {
    pieces.destroy();
  }
}
