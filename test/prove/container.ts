import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, isAbsolute, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#test/support/free-port.ts';
import type { Campaign, Finding } from './campaign.ts';
import { type ContainerStep, readCommand, readContainerSteps, readCopy, readEnvironment } from './container-steps.ts';

const ROOT = join(import.meta.dirname, '../..');
const USER = 10_001;
const MINUTE = 60_000;

type Stage = { readonly folder: string; readonly work: string; readonly steps: readonly ContainerStep[] };

/** What the steps of the Dockerfile make, on this machine: a folder for each stage takes the place of its file system. */
function buildStages(place: string): readonly Stage[] {
  const stages: Stage[] = [];
  for (const [index, steps] of readContainerSteps(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).entries()) {
    const folder = join(place, `stage-${index}`);
    let work = folder;
    for (const step of steps) {
      if (step.name === 'WORKDIR') mkdirSync((work = join(folder, step.text)), { recursive: true });
      if (step.name === 'COPY') copy(step, work, stages[0]);
      // The last stage makes nothing but the user and its folder, which this machine has no need of.
      if (step.name === 'RUN' && index === 0) run(step.text, work);
    }
    stages.push({ folder, work, steps });
  }
  return stages;
}

function copy(step: ContainerStep, work: string, first: Stage | undefined): void {
  const { isOfStage, from, to } = readCopy(step);
  for (const path of from) {
    const source = isOfStage ? join(first?.folder ?? '', path) : join(ROOT, path);
    if (path === '.') copyTree(join(work, to));
    else {
      // A file goes into a folder that is named with a slash; a folder becomes what is named.
      const isFile = statSync(source).isFile();
      cpSync(source, join(work, to, isFile && to.endsWith('/') ? basename(path) : ''), {
        recursive: true,
        verbatimSymlinks: true,
      });
    }
  }
}

/** What a build of the last commit would be given. */
function copyTree(target: string): void {
  execFileSync('sh', ['-c', 'git archive HEAD | tar -x -C "$0"', target], { cwd: ROOT });
}

function run(command: string, work: string): void {
  execFileSync('sh', ['-c', command], { cwd: work, stdio: ['ignore', 'ignore', 'pipe'], timeout: 20 * MINUTE });
}

type Broken = { readonly withoutProgram?: boolean };

/** Builds, starts and stops a container's worth of program as a user without rights, on a file system that it cannot write to. */
async function tryContainer({ withoutProgram = false }: Broken): Promise<Finding> {
  const place = mkdtempSync(join(tmpdir(), 'container-'));
  chmodSync(place, 0o755);
  try {
    const last = buildStages(place).at(-1);
    if (last === undefined) throw new Error('The Dockerfile has no stage.');
    if (withoutProgram) rmSync(join(last.work, 'dist'), { recursive: true });
    return { tried: 1, failures: await startAndStop(place, last) };
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function startAndStop(place: string, { work, steps }: Stage): Promise<readonly string[]> {
  const named = (name: string) => steps.find((step) => step.name === name);
  const [entrypoint, health, env] = [named('ENTRYPOINT'), named('HEALTHCHECK'), named('ENV')];
  if (entrypoint === undefined || health === undefined || env === undefined) return ['a step is missing'];
  const data = join(place, 'data');
  mkdirSync(data);
  execFileSync('chown', ['-R', `${USER}:${USER}`, data]);
  const users = join(place, 'passwd');
  const line = `longhand:x:${USER}:${USER}::/data:/usr/sbin/nologin\n`;
  writeFileSync(users, readFileSync('/etc/passwd', 'utf8') + line);
  const port = await freePort();
  const given = readEnvironment(env);
  const paths = Object.entries(given).map(([name, value]) => [name, isAbsolute(value) ? join(place, value) : value]);
  const environment = { PATH: process.env['PATH'] ?? '', HOME: data, ...Object.fromEntries(paths), PORT: String(port) };
  const inside = (words: readonly string[]) => ['--mount', 'sh', '-c', ENTER, work, users, String(USER), ...words];
  const program = spawn('unshare', inside(readCommand(entrypoint)), {
    cwd: work,
    env: { ...environment, LONGHAND_DATA: data, NODE_COMPILE_CACHE: join(data, 'compiled'), HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  program.stderr.setEncoding('utf8').on('data', (part: string) => (said = (said + part).slice(-2_000)));
  const ended = new Promise<number | null>((resolve) => program.once('exit', resolve));
  try {
    const isHealthy = await becomesHealthy(readCommand(health), { ...environment }, program);
    if (!isHealthy) return [`it is not healthy: ${said}`];
    program.kill('SIGTERM');
    const code = await Promise.race([ended, pause(45_000, 'late' as const)]);
    return code === 0 ? [] : [`it ended with ${code}: ${said}`];
  } finally {
    program.kill('SIGKILL');
  }
}

/** In a place of its own where the program's folder is read-only and the user is known, and as somebody who may do nothing. */
const ENTER = `mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && mount --bind "$1" /etc/passwd && cd "$0" &&
  user="$2" && shift 2 && exec setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --bounding-set=-all "$@"`;

async function becomesHealthy(
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  program: { readonly exitCode: number | null },
): Promise<boolean> {
  const [name = '', ...words] = command;
  for (const end = Date.now() + 2 * MINUTE; Date.now() < end && program.exitCode === null; await pause(500)) {
    try {
      execFileSync(name, words, { env, stdio: 'ignore', timeout: 5_000 });
      return true;
    } catch {
      // Not yet.
    }
  }
  return false;
}

export const container: Campaign = {
  name: 'container',
  promise:
    'The steps of the Dockerfile make a program that runs without root and rights on files that it cannot change, says that it is healthy and ends when it is told to.',
  count: 1,
  run: () => tryContainer({}),
  control: () => tryContainer({ withoutProgram: true }),
};
