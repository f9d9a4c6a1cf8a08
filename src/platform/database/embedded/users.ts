import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '#platform/database/embedded/server-lock.ts';

/** Folders whose servers this process uses. */
const joined = new Set<string>();

/** Notes that this process uses the server: several programs may share one (the site and an import). */
export async function joinUsers(folder: string): Promise<void> {
  await mkdir(join(folder, 'users'), { recursive: true });
  await writeFile(join(folder, 'users', String(process.pid)), '');
  joined.add(folder);
}

/** Whether a living process uses the server: one that nobody uses may end at any moment, since its owner did. */
export async function hasUsers(folder: string): Promise<boolean> {
  const names = await readdir(join(folder, 'users')).catch(() => []);
  // In a container whoever was here before had our own number.
  return names.some((name) => (name === String(process.pid) ? joined.has(folder) : isAlive(Number(name))));
}

/** Takes this process off the list; true when it was the last one that is alive. */
export async function leaveUsers(folder: string): Promise<boolean> {
  joined.delete(folder);
  await rm(join(folder, 'users', String(process.pid)), { force: true });
  const names = await readdir(join(folder, 'users')).catch(() => []);
  const dead = names.filter((name) => !isAlive(Number(name)));
  for (const name of dead) await rm(join(folder, 'users', name), { force: true });
  return dead.length === names.length;
}

/** Runs `task` while no other process starts or stops the server of this folder. */
export async function withStartLock<T>(folder: string, task: () => Promise<T>): Promise<T> {
  const lock = join(folder, 'start.lock');
  await takeLock(lock);
  try {
    return await task();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

async function takeLock(lock: string): Promise<void> {
  for (;;) {
    try {
      await mkdir(lock);
      await writeFile(join(lock, String(process.pid)), '');
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holders = await readdir(lock).catch(() => []);
    // A lock whose holder died is removed; one without a name is just being made.
    if (holders.length > 0 && holders.every((name) => !isAlive(Number(name)))) {
      await rm(lock, { recursive: true, force: true });
    }
    await wait(20);
  }
}
