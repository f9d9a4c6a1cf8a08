import { spawn } from 'node:child_process';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from '#platform/database/embedded/binaries.ts';
import { makeServerFolder, serverEnvironment, unprivileged } from '#platform/database/embedded/run-as.ts';
import type { RunAs } from '#platform/database/embedded/run-as.ts';
import type { ServerFiles } from '#platform/database/embedded/server-files.ts';
import { StartError } from '#platform/process/start-error.ts';

/** Makes the data folder when there is none: beside it first, so that a broken attempt leaves nothing behind. */
export async function initialise(files: ServerFiles, binaries: Binaries, runAs: RunAs): Promise<void> {
  const made = await readFile(join(files.data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (made !== undefined) return refuseOtherVersion(files, made.trim(), binaries.majorVersion);
  const attempt = join(files.folder, 'data-unfinished');
  await rm(attempt, { recursive: true, force: true });
  await makeServerFolder(attempt, runAs);
  const options = ['-D', attempt, '-U', 'app', '--auth=trust', '--encoding=UTF8', '--locale-provider=builtin'];
  const locale = ['--builtin-locale=C.UTF-8', '--locale=C'];
  await runToEnd(unprivileged(runAs, binaries.initdb, [...options, ...locale], { endsWithUs: true }));
  await rename(attempt, files.data);
}

function refuseOtherVersion(files: ServerFiles, made: string, ours: string): void {
  if (made === ours) return;
  throw new StartError(
    `The database in ${files.data} was made by PostgreSQL ${made}, and this program brings ${ours}: start the version of the program that made it, or bring the data over with pg_upgrade, or set DATABASE_URL.`,
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
