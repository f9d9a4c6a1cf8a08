import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '#platform/process/start-error.ts';
import type { ServerFiles } from './server-files.ts';

/** Where a database is made anew by a newer PostgreSQL while the older one stays as it is. */
export function upgradeFolder(files: ServerFiles): string {
  return join(files.folder, 'upgrade');
}

/** Where the database stays that an older PostgreSQL made. */
export function keptData(files: ServerFiles, version: string): string {
  return `${files.data}-${version}`;
}

/** The major version that a data folder is of; undefined where it is none. Throws a StartError where it is damaged. */
export async function readDataVersion(data: string): Promise<string | undefined> {
  const file = join(data, 'PG_VERSION');
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined || /^\d+\s*$/.test(text)) return text?.trim();
  throw new StartError(`${file} is damaged: bring back a backup.`);
}

type Switch = { readonly from: string; readonly to: string };
const switchSchema = z.object({ from: z.string(), to: z.string() });

/**
 * Puts a database that came over whole, and was compared, in the place of the older one, which stays beside it. It is
 * written down first, so that whoever starts after a cut ends it and nobody ever sees a folder without a database.
 */
export async function switchData(files: ServerFiles, change: Switch): Promise<void> {
  await writeDown(files, change);
  await finishSwitch(files);
}

/** Ends what was cut off between the two databases; nothing where nothing was. The caller holds the lock of starting. */
export async function finishSwitch(files: ServerFiles): Promise<void> {
  const text = await readFile(markOf(files), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { from, to } = switchSchema.parse(JSON.parse(text));
  const made = join(upgradeFolder(files), 'data');
  if ((await readDataVersion(made)) === to) {
    if ((await readDataVersion(files.data)) === from) await rename(files.data, keptData(files, from));
    await rename(made, files.data);
  }
  if ((await readDataVersion(files.data)) !== to)
    throw new StartError(`The database in ${files.data} is not the one that was carried over: bring back a backup.`);
  await sync(files.folder);
  await rm(upgradeFolder(files), { recursive: true, force: true });
  await rm(markOf(files), { force: true });
}

function markOf(files: ServerFiles): string {
  return join(files.folder, 'upgrade.json');
}

/** Beside and then renamed: it is there whole or not at all. */
async function writeDown(files: ServerFiles, change: Switch): Promise<void> {
  const unfinished = `${markOf(files)}.unfinished`;
  const file = await open(unfinished, 'w', 0o600);
  try {
    await file.writeFile(JSON.stringify(change));
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(unfinished, markOf(files));
  await sync(files.folder);
}

/** Makes a rename in a folder survive a power cut. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
