import { open, stat } from 'node:fs/promises';
import { ArchiveError } from './archive-error.ts';
import { type Archive, archiveLimits, type ArchiveLimits } from './archive.ts';
import { openFile, openFolder } from './folder-archive.ts';
import { openZip } from './zip-archive.ts';

/**
 * Opens a folder, a file or a zip for reading. Refuses with an `ArchiveError` of one sentence what could
 * harm: paths outside, links, encrypted files, too many or too large ones, traps, damaged zips.
 * The caller closes what it opened.
 */
export async function openArchive(path: string, limits: Partial<ArchiveLimits> = {}): Promise<Archive> {
  const all = { ...archiveLimits, ...limits };
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new ArchiveError(`“${path}” doesn’t exist, or we can’t read it.`);
  if (found.isDirectory()) return await openFolder(path, all);
  if (!found.isFile()) throw new ArchiveError(`“${path}” is neither a folder nor a file.`);
  return (await isZip(path)) ? await openZip(path, all) : await openFile(path, all);
}

/** By its first bytes or its name: a damaged zip must be refused, not taken for a text. */
async function isZip(path: string): Promise<boolean> {
  if (/\.zip$/i.test(path)) return true;
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
  } finally {
    await file.close();
  }
}
