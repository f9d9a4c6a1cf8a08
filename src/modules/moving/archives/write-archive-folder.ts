import { mkdir, mkdtemp, open, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { ArchiveEntry } from './archive-entry.ts';

/** A place that nothing can be written to; the message is the sentence that a person reads. */
export class PlaceRefusedError extends Error {
  override readonly name = 'PlaceRefusedError';
}

/**
 * Writes files to a folder that is not there yet, or is empty. They are put together beside it and moved in one
 * step, so that a run that is cut off leaves nothing that looks whole. Answers with how many there are.
 */
export async function writeArchiveFolder(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  onEntry: (entry: ArchiveEntry, done: number) => void,
): Promise<number> {
  const place = resolve(path);
  await refuseTaken(place, path);
  await mkdir(dirname(place), { recursive: true });
  const unfinished = await mkdtemp(join(dirname(place), `.${basename(place)}-`));
  try {
    const folders = new Set<string>();
    let done = 0;
    for await (const entry of entries) {
      const file = join(unfinished, entry.path);
      if (!folders.has(dirname(file))) {
        await mkdir(dirname(file), { recursive: true });
        folders.add(dirname(file));
      }
      await writeDown(file, entry.bytes);
      onEntry(entry, (done += 1));
    }
    // An empty folder was allowed; what came into it meanwhile stops this.
    await rmdir(place).catch(() => undefined);
    await rename(unfinished, place);
    return done;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Only the operator reads it: drafts and private lists are in it. */
async function writeDown(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
  } finally {
    await file.close();
  }
}

async function refuseTaken(place: string, path: string): Promise<void> {
  const names = await readdir(place).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new PlaceRefusedError(`“${path}” is a file: name a folder to export to.`);
    throw new PlaceRefusedError(`“${path}” cannot be written to (${error.code ?? error.message}).`);
  });
  if (names.length === 0) return;
  throw new PlaceRefusedError(`“${path}” is not empty: name a folder that is, or that does not exist yet.`);
}
