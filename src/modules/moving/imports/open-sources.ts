import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { openArchive } from './archive/open-archive.ts';
import { detectExport } from './exports/detect-export.ts';
import type { ImportSource } from './imported-story.ts';
import { archiveFolder } from './sources/archive-folder.ts';
import { openFolderSource, readFolderSource } from './sources/folder-source.ts';

/** An input that is refused as a whole; the message is the sentence that a person reads. */
export class InputRefusedError extends Error {
  override readonly name = 'InputRefusedError';
}

/** A source that is opened only when its turn comes, so that many need no more memory than one. */
export type SourceToOpen = { readonly path: string; readonly open: () => Promise<ImportSource> };

/**
 * The sources at a path: one export or folder of posts, or a folder that holds several folders of
 * posts (each with a `SOURCE.md`). Throws `InputRefusedError` where there is nothing to read.
 */
export async function findSources(path: string): Promise<readonly SourceToOpen[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new InputRefusedError(`There’s no file or folder at “${path}”.`);
  const several = found.isDirectory() ? await foldersOfSources(path) : [];
  return (several.length > 0 ? several : [path]).map((place) => ({ path: place, open: () => openSource(place) }));
}

async function foldersOfSources(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  if (entries.some((entry) => entry.name === 'SOURCE.md')) return [];
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(path, entry.name));
  const isSource = await Promise.all(
    folders.map((folder) =>
      stat(join(folder, 'SOURCE.md')).then(
        (file) => file.isFile(),
        () => false,
      ),
    ),
  );
  return folders.filter((_folder, index) => isSource[index]).toSorted();
}

async function openSource(path: string): Promise<ImportSource> {
  const isFolder = (await stat(path)).isDirectory();
  // A folder that says what it is need not be guessed at.
  const isDescribed = isFolder && (await stat(join(path, 'SOURCE.md')).catch(() => undefined)) !== undefined;
  const source =
    (isDescribed ? undefined : await detectExport(path)) ??
    (isFolder ? await openFolderSource(path) : await openZippedFolder(path));
  if (source !== undefined) return source;
  throw new InputRefusedError(
    `There are no posts in “${path}”. It isn’t an export from Medium, Ghost, WordPress or Substack, or a folder of Markdown or HTML.`,
  );
}

async function openZippedFolder(path: string): Promise<ImportSource | undefined> {
  const archive = await openArchive(path);
  const source = archive.kind === 'zip' ? await readFolderSource(archiveFolder(archive), archive.close) : undefined;
  if (source === undefined) await archive.close();
  return source;
}
