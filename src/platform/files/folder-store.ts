import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertFileKey, isFileKey } from '#platform/files/file-key.ts';
import type { FileStore } from '#platform/files/file-store.ts';

/** Files in a folder of this machine. */
export function openFolderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    assertFileKey(key);
    return join(folder, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, bytes);
    },
    get: async (key) => await readFile(pathOf(key)).catch(undefinedWhenMissing),
    has: async (key) => (await stat(pathOf(key)).catch(undefinedWhenMissing))?.isFile() ?? false,
    remove: async (key) => await rm(pathOf(key), { force: true }),
    removeFolder: async (key) => await rm(pathOf(key), { force: true, recursive: true }),
    keys: (below = '') => keysBelow(folder, below),
  };
}

async function* keysBelow(folder: string, below: string): AsyncGenerator<string> {
  const entries = await readdir(join(folder, below), { withFileTypes: true }).catch(undefinedWhenMissing);
  for (const entry of entries ?? []) {
    const key = below === '' ? entry.name : `${below}/${entry.name}`;
    // A file that someone else put here has no valid key.
    if (!isFileKey(key)) continue;
    if (entry.isDirectory()) yield* keysBelow(folder, key);
    else if (entry.isFile()) yield key;
  }
}

/** Writes beside the place and moves in one step, so that a crash leaves the old file or the new one. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  // The key's alphabet starts no name with a dot, so nobody can ask for an unfinished file.
  const unfinished = join(dirname(path), `.${randomUUID()}`);
  try {
    const file = await open(unfinished, 'wx', 0o644);
    try {
      await file.writeFile(bytes);
      await file.datasync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

function undefinedWhenMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR') return undefined;
  throw error;
}
