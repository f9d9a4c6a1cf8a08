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

/** How a text is written, by its first bytes: a mark, or every second byte empty. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 512);
  const isEmptyAt = (rest: number): number => start.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  const enough = Math.max(2, start.length / 4);
  if (isEmptyAt(1) >= enough && isEmptyAt(0) === 0) return 'utf-16le';
  return isEmptyAt(0) >= enough && isEmptyAt(1) === 0 ? 'utf-16be' : 'utf-8';
}

/** UTF-8, UTF-16, or what Windows wrote before them; `isGuessed` for the last. A byte order mark is dropped. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly isGuessed: boolean } {
  const encoding = encodingOf(bytes);
  if (encoding !== 'utf-8') return { text: new TextDecoder(encoding).decode(bytes), isGuessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}
