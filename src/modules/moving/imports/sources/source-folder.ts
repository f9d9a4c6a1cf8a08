import { lstat, readdir, readFile, realpath } from 'node:fs/promises';
import { join, posix, relative, sep } from 'node:path';

/** A folder that posts lie in, with the names of all its files; symbolic links are not followed. */
export type SourceFolder = {
  readonly root: string;
  /** Name of the folder itself. */
  readonly name: string;
  /** Paths from the root with `/`, sorted. */
  readonly files: readonly string[];
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => Promise<Uint8Array>;
  readonly size: (path: string) => Promise<number>;
};

/** A folder with more files than this is not a folder of posts. */
const MAX_FILES = 500_000;
const MAX_DEPTH = 40;
const SKIPPED = /^(?:\.|node_modules$|__MACOSX$)/;

export async function openSourceFolder(path: string): Promise<SourceFolder> {
  const root = await realpath(path);
  const files: string[] = [];
  await list(root, root, files, 0);
  const known = new Set(files);
  return {
    root,
    name: posix.basename(root.split(sep).join('/')),
    files: files.toSorted(),
    has: (file) => known.has(file),
    read: (file) => readFile(join(root, ...file.split('/'))),
    size: async (file) => (await lstat(join(root, ...file.split('/')))).size,
  };
}

async function list(root: string, folder: string, files: string[], depth: number): Promise<void> {
  if (depth > MAX_DEPTH) return;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (SKIPPED.test(entry.name) || files.length > MAX_FILES) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await list(root, path, files, depth + 1);
    else if (entry.isFile()) files.push(relative(root, path).split(sep).join('/'));
  }
}

/** UTF-8, or what Windows wrote before it. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly isGuessed: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}
