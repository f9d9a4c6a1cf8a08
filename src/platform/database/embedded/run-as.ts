import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#platform/process/start-error.ts';

/**
 * How a PostgreSQL that refuses to run as root is run:
 * `self` we are not root; `namespace` root in a user namespace of its own, where it is somebody else
 * (files stay root's); `nobody` as user 65534, who must be able to read the program's folder.
 */
export type RunAs = 'self' | 'namespace' | 'nobody';

/** A program with the arguments and identity that make it run unprivileged. */
export type Command = {
  readonly file: string;
  readonly arguments: readonly string[];
  readonly identity: { readonly uid?: number; readonly gid?: number };
};

const NOBODY = 65534;
const run = promisify(execFile);

/**
 * Chooses once and remembers the choice beside the data: the owner of the files follows from it.
 * `postgres` is probed under each identity. Throws one sentence when none works.
 */
export async function chooseRunAs(folder: string, postgres: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return 'self';
  const file = join(folder, 'run-as');
  const remembered = (await readFile(file, 'utf8').catch(() => '')).trim();
  if (remembered === 'namespace' || remembered === 'nobody') return remembered;
  for (const choice of ['namespace', 'nobody'] as const) {
    const command = unprivileged(choice, postgres, ['--version'], { endsWithUs: true });
    const works = await run(command.file, [...command.arguments], {
      ...command.identity,
      env: serverEnvironment(),
    }).then(
      () => true,
      () => false,
    );
    if (!works) continue;
    await writeFile(file, `${choice}\n`);
    return choice;
  }
  throw new StartError(
    'PostgreSQL does not run as root, and here it can neither use a user namespace nor read the program as "nobody": start as another user, or set DATABASE_URL.',
  );
}

/** `endsWithUs`: the kernel asks the program to stop when we die, where that is possible. */
export function unprivileged(
  runAs: RunAs,
  file: string,
  programArguments: readonly string[],
  options: { readonly endsWithUs: boolean },
): Command {
  if (runAs === 'self') return { file, arguments: programArguments, identity: {} };
  const ending = options.endsWithUs ? ['setpriv', '--pdeathsig', 'INT'] : [];
  if (runAs === 'namespace') {
    const namespace = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
    return { file: 'unshare', arguments: [...namespace, ...ending, file, ...programArguments], identity: {} };
  }
  return { file, arguments: programArguments, identity: { uid: NOBODY, gid: NOBODY } };
}

/** Makes a folder that the server can write and nobody else can read. */
export async function makeServerFolder(folder: string, runAs: RunAs): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (runAs === 'nobody') await chown(folder, NOBODY, NOBODY);
}

/** The whole environment of the server: nothing of ours leaks into it. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
}
