import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerFiles } from '#platform/database/embedded/server-files.ts';

/** The process id that the data folder's lock file names, when that process is alive. */
export async function runningServerId(files: ServerFiles): Promise<number | undefined> {
  const id = await lockedBy(files);
  return id !== undefined && isAlive(id) ? id : undefined;
}

/**
 * Takes away a lock file that would keep PostgreSQL from starting for ever: after a restart of the
 * machine its number may belong to another program, and in a container a killed server may stay a zombie.
 * A process that works in the data folder keeps the lock, since it may still write.
 */
export async function removeStaleLock(files: ServerFiles): Promise<void> {
  const id = await lockedBy(files);
  if (id === undefined || process.platform !== 'linux') return;
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(processes.map((name) => readlink(`/proc/${name}/cwd`).catch(() => '')));
  if (!folders.includes(files.data)) await rm(join(files.data, 'postmaster.pid'), { force: true });
}

/** Whether a process works in the data folder, as far as the system says: another may have its number by now. */
export async function isServerOf(files: ServerFiles, processId: number): Promise<boolean> {
  return (await readlink(`/proc/${processId}/cwd`).catch(() => '')) === files.data;
}

/** True when the process runs; one that ended and was not yet buried does not. */
export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return !isZombie(processId);
}

function isZombie(processId: number): boolean {
  try {
    // The name in brackets may hold anything, so the state is looked for behind its end.
    const text = readFileSync(`/proc/${processId}/stat`, 'latin1');
    return /^\) [ZX]/.test(text.slice(text.lastIndexOf(')')));
  } catch {
    return false;
  }
}

async function lockedBy(files: ServerFiles): Promise<number | undefined> {
  const text = await readFile(join(files.data, 'postmaster.pid'), 'utf8').catch(() => '');
  const id = Number.parseInt(text, 10);
  return Number.isInteger(id) ? id : undefined;
}
