import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { chooseRunAs, makeServerFolder, serverEnvironment, unprivileged } from '#platform/database/embedded/run-as.ts';
import { nameServerFiles } from '#platform/database/embedded/server-files.ts';
import { startServer, stopServer } from '#platform/database/embedded/server-process.ts';
import { joinUsers, leaveUsers } from '#platform/database/embedded/users.ts';

export type Older = { readonly version: string; readonly postgres: string; readonly initdb: string };

/** A PostgreSQL of an older major version that this machine happens to have, with what makes its data folders. */
export function findOlder(): Older | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin/initdb').map((initdb) => ({
    version: initdb.split('/').at(-3) ?? '',
    postgres: join(dirname(initdb), 'postgres'),
    initdb,
  }));
  return found.find(({ version }) => Number(version) >= 15 && Number(version) < 18);
}

/** A program of before that runs on the data that its PostgreSQL made. */
export async function useOlder(folder: string, older: Older | undefined) {
  if (older === undefined) throw new Error('There is no older PostgreSQL.');
  const files = nameServerFiles(folder);
  const runAs = await chooseRunAs(files.folder, older.postgres);
  const { processId } = await startServer(files, { ...older, majorVersion: older.version }, runAs, {});
  await joinUsers(folder);
  return {
    stop: async () => {
      await leaveUsers(folder);
      await stopServer(processId);
    },
  };
}

/** Makes an embedded database as a program made it that brought an older PostgreSQL; answers with how to stop its server. */
export async function startOlder(folder: string, { version, postgres, initdb }: Older) {
  const files = nameServerFiles(folder);
  await mkdir(files.folder, { recursive: true });
  const runAs = await chooseRunAs(files.folder, postgres);
  await rm(files.data, { recursive: true, force: true });
  await makeServerFolder(files.data, runAs);
  const options = ['-D', files.data, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const command = unprivileged(runAs, initdb, options, { endsWithUs: true });
  const how = { ...command.identity, env: serverEnvironment(), cwd: '/' };
  await promisify(execFile)(command.file, [...command.arguments], how);
  const server = await startServer(files, { postgres, initdb, majorVersion: version }, runAs, { fsync: 'off' });
  const client = new Client({ connectionString: files.maintenanceConnectionString });
  await client.connect();
  await client.query('create database app');
  await client.end();
  return { connectionString: files.connectionString, stop: () => stopServer(server.processId) };
}
