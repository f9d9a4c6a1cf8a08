import { spawn } from 'node:child_process';
import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Binaries } from '#platform/database/embedded/binaries.ts';
import { makeServerFolder, serverEnvironment, unprivileged } from '#platform/database/embedded/run-as.ts';
import type { RunAs } from '#platform/database/embedded/run-as.ts';
import { lastLogLines } from '#platform/database/embedded/server-files.ts';
import { hasUsers } from '#platform/database/embedded/users.ts';
import { isAlive, isServerOf, removeStaleLock, runningServerId } from '#platform/database/embedded/server-lock.ts';
import type { ServerFiles } from '#platform/database/embedded/server-files.ts';
import { StartError } from '#platform/process/start-error.ts';

const START_PATIENCE = 60_000;
/** After the death of a postmaster its children hold the shared memory until what they wrote is on disk. */
const RETRY_PATIENCE = 60_000;

const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export type ServerSettings = Readonly<Record<string, string>>;

/**
 * Starts the server, or adopts the one that others use already. Answers with its process id. One whose owner was killed
 * is asked to end by the kernel, and may be while it still answers: it is ended first, so that nobody begins on it.
 */
export async function startServer(
  files: ServerFiles,
  binaries: Binaries,
  runAs: RunAs,
  settings: ServerSettings,
): Promise<{ readonly processId: number; readonly isAdopted: boolean }> {
  const running = await findUsed(files);
  if (running !== undefined) return { processId: running, isAdopted: true };
  await makeServerFolder(files.socketFolder, runAs);
  const deadline = Date.now() + RETRY_PATIENCE;
  for (;;) {
    await removeStaleLock(files);
    const processId = await spawnServer(files, binaries, runAs, settings);
    if (await becomesReady(files, processId)) return { processId, isAdopted: false };
    if (Date.now() > deadline) throw new StartError(`PostgreSQL did not start: ${await lastLogLines(files)}`);
    await wait(50);
  }
}

/** The server of others, once it answers: it may be replaying its log, or ending for them. */
async function findUsed(files: ServerFiles): Promise<number | undefined> {
  const deadline = Date.now() + START_PATIENCE;
  for (;;) {
    const running = await runningServerId(files);
    if (running === undefined || Date.now() > deadline) return undefined;
    const isUsed = await hasUsers(files.folder);
    if (!isUsed && (await isServerOf(files, running))) return void (await stopServer(running));
    if (await answers(files)) return running;
    if (!isUsed) return undefined;
    await wait(50);
  }
}

/** Ends the server: connections are closed, and what was acknowledged is on disk. */
export async function stopServer(processId: number): Promise<void> {
  signal(processId, 'SIGINT');
  const deadline = Date.now() + 20_000;
  while (isAlive(processId) && Date.now() < deadline) await wait(10);
  // An immediate stop is safe too: the next start replays the log.
  if (isAlive(processId)) signal(processId, 'SIGQUIT');
}

async function spawnServer(
  files: ServerFiles,
  binaries: Binaries,
  runAs: RunAs,
  settings: ServerSettings,
): Promise<number> {
  const all = { ...SETTINGS, ...settings, unix_socket_directories: files.socketFolder };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = unprivileged(runAs, binaries.postgres, ['-D', files.data, ...options], { endsWithUs: true });
  const log = await open(files.log, 'w');
  // Detached: the Ctrl-C that ends us would otherwise reach the server at the same moment.
  const child = spawn(command.file, command.arguments, {
    ...command.identity,
    env: serverEnvironment(),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  try {
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  } finally {
    await log.close();
  }
  child.unref();
  if (child.pid === undefined) throw new StartError('PostgreSQL did not start');
  return child.pid;
}

async function becomesReady(files: ServerFiles, processId: number): Promise<boolean> {
  const deadline = Date.now() + START_PATIENCE;
  while (Date.now() < deadline && isAlive(processId)) {
    if ((await runningServerId(files)) === processId && (await answers(files))) return true;
    await wait(10);
  }
  return false;
}

async function answers(files: ServerFiles): Promise<boolean> {
  const client = new Client({ connectionString: files.maintenanceConnectionString, connectionTimeoutMillis: 3_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function signal(processId: number, name: NodeJS.Signals): void {
  try {
    process.kill(processId, name);
  } catch {
    // It's already gone, which is what we wanted.
  }
}
