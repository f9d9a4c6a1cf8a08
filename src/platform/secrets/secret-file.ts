import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#platform/process/start-error.ts';

const LENGTH = 32;

/** The file with a folder's root secrets: a line for each, in the order in which they came. */
export function secretFile(folder: string): string {
  return join(folder, 'secret.key');
}

/** Undefined if there's no file. Throws if it's damaged. */
export async function readRoots(folder: string): Promise<readonly Buffer[] | undefined> {
  const path = secretFile(folder);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const lines = text.trim().split(/\s+/);
  if (!lines.every((line) => /^[0-9a-f]{64}$/.test(line)))
    throw new StartError(
      `${path} is damaged: bring it back from a backup, or, where there is none, remove it and run "npx longhand admin accept-new-secret", which voids passwords and authenticator apps.`,
    );
  return [...new Set(lines)].map((line) => Buffer.from(line, 'hex'));
}

/** Makes the file with one root, or reads the one that another process made meanwhile. */
export async function makeRootFile(folder: string): Promise<readonly Buffer[]> {
  await mkdir(folder, { recursive: true });
  const path = secretFile(folder);
  // Beside and then linked: the first process wins, and nobody ever reads half a file.
  const unfinished = await writeBeside(folder, [makeRoot()]);
  await link(unfinished, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished, { force: true });
  const roots = await readRoots(folder);
  if (roots === undefined) throw new StartError(`${path} could not be written.`);
  return roots;
}

export function makeRoot(): Buffer {
  return randomBytes(LENGTH);
}

/** Replaces the roots in the file, all or none. Throws a StartError if the file can't be changed. */
export async function replaceRoots(folder: string, roots: readonly Buffer[]): Promise<void> {
  try {
    await rename(await writeBeside(folder, roots), secretFile(folder));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`${secretFile(folder)} can’t be changed from here (${reason}). Nothing was changed.`);
  }
}

async function writeBeside(folder: string, roots: readonly Buffer[]): Promise<string> {
  const path = join(folder, `.${randomUUID()}`);
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(roots.map((root) => `${root.toString('hex')}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  return path;
}
