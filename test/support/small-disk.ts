import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MEGABYTES = 260;
const CHUNK = Buffer.alloc(64 * 1024);

type SmallDisk = { readonly folder: string; close(): Promise<void> };

/** A disk of its own that is soon full; undefined where this user may mount none. */
export async function smallDisk(): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=755`, 'tmpfs', folder]);
  } catch {
    await rm(folder, { recursive: true });
    return undefined;
  }
  return {
    folder,
    close: async () => {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Writes until there is no room left; answers with how to make room again. */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'ballast');
  const file = await open(path, 'w');
  for (;;) {
    const { bavail } = await statfs(folder);
    if (bavail === 0) break;
    await file.write(CHUNK).catch(() => undefined);
  }
  await file.close();
  return async () => await rm(path);
}
