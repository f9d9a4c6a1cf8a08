import { spawn } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from '#platform/database/embedded/binaries.ts';
import { makeServerFolder, serverEnvironment, unprivileged } from '#platform/database/embedded/run-as.ts';
import type { RunAs } from '#platform/database/embedded/run-as.ts';
import type { ServerFiles } from '#platform/database/embedded/server-files.ts';
import { finishSwitch, readDataVersion } from '#platform/database/embedded/switch-data.ts';
import { StartError } from '#platform/process/start-error.ts';

/** Makes the data folder if there is none: beside it first, so a failed attempt leaves nothing behind. */
export async function initialise(files: ServerFiles, binaries: Binaries, runAs: RunAs): Promise<void> {
  await finishSwitch(files);
  const made = await readDataVersion(files.data);
  if (made !== undefined) return refuseOtherVersion(files, made, binaries.majorVersion);
  const attempt = join(files.folder, 'data-unfinished');
  await rm(attempt, { recursive: true, force: true });
  await makeServerFolder(attempt, runAs);
  const options = ['-D', attempt, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale-provider=builtin'];
  const locale = ['--builtin-locale=C.UTF-8', '--locale=C'];
  await runToEnd(unprivileged(runAs, binaries.initdb, [...options, ...locale], { endsWithUs: true }));
  await rename(attempt, files.data);
}

/** Flushes to disk what a server wrote without waiting for that. */
export async function syncData(data: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  await runToEnd(unprivileged(runAs, binaries.initdb, ['--sync-only', '-D', data], { endsWithUs: true }));
}

function refuseOtherVersion(files: ServerFiles, made: string, ours: string): void {
  if (made === ours) return;
  throw new StartError(
    Number(made) > Number(ours)
      ? `The database in ${files.data} was made by PostgreSQL ${made}, and this program brings ${ours}: start the newer version of the program that made it, or set DATABASE_URL.`
      : `The database in ${files.data} was made by PostgreSQL ${made}, and this program brings ${ours}: carry it over with "npx longhand upgrade --database", or start the version of the program that made it.`,
  );
}

async function runToEnd(command: ReturnType<typeof unprivileged>): Promise<void> {
  const child = spawn(command.file, command.arguments, {
    ...command.identity,
    env: serverEnvironment(),
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const code = await new Promise<number | null>((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0)
    throw new StartError(`PostgreSQL could not make its data folder: ${complaint.trim().replaceAll('\n', ' | ')}`);
}
