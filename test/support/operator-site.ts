import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import memory from '../../bin/program-memory.json' with { type: 'json' };
import { answers } from '#test/bench/processes.ts';
import { freePort } from './free-port.ts';

type Settings = Readonly<Record<string, string>>;
type Said = { readonly status: number; readonly words: string };

/** A site as its operator has it: a program in processes of its own, what it prints, and the command line beside it. */
export type OperatorSite = {
  readonly url: string;
  /** Its data folder. */
  readonly folder: string;
  /** Starts the program with these settings besides its own, and answers with what it printed until it was ready, or until it ended. */
  readonly start: (settings?: Settings) => Promise<Said>;
  /** Ends it as a supervisor does, and answers with its exit status. */
  readonly stop: () => Promise<number | null>;
  /** `longhand …` with the settings of the last start. */
  readonly longhand: (parameters: readonly string[], settings?: Settings) => Promise<Said>;
  /** The link that `admin login-link` prints. */
  readonly loginLink: (email: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

const ROOT = join(import.meta.dirname, '../..');
const READY = /Press Ctrl-C to stop\./;

type SiteOptions = {
  /** The folder of the program: another one for another build. */
  readonly build?: string;
  /** Its data folder; a new one where absent. */
  readonly folder?: string;
  readonly settings?: Settings;
};

/** Nothing is started yet. The database is the program's own, unless the settings name one. */
export async function openOperatorSite({
  build = ROOT,
  folder: given,
  settings = {},
}: SiteOptions = {}): Promise<OperatorSite> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'longhand-operator-')));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { NODE_ENV: 'production', PORT: String(port), LONGHAND_URL: url, LONGHAND_DATA: folder, WORKERS: '1' };
  let current: Settings = { ...own, ...settings };
  let child: ChildProcess | undefined;
  const environment = (more: Settings = {}) => ({ ...process.env, ...memory.environment, ...current, ...more });
  const longhand: OperatorSite['longhand'] = (parameters, more) =>
    new Promise((resolve) => {
      const file = join(build, 'src/cli.ts');
      execFile(
        process.execPath,
        [file, ...parameters],
        { cwd: build, env: environment(more) },
        (error, out, problems) => resolve({ status: Number(error?.code ?? 0), words: out + problems }),
      );
    });
  const stop = async () => {
    if (child === undefined || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    return child.exitCode;
  };
  return {
    url,
    folder,
    longhand,
    stop,
    start: async (more = {}) => {
      await stop();
      current = { ...own, ...settings, ...more };
      const started = spawn(process.execPath, ['bin/start.mjs'], {
        cwd: build,
        env: environment(),
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let words = '';
      const ready = new Promise<void>((resolve) => {
        for (const stream of [started.stdout, started.stderr])
          stream.on('data', (chunk: Buffer) => {
            words += chunk.toString();
            if (READY.test(words)) resolve();
          });
      });
      await Promise.race([ready, once(started, 'close')]);
      return { status: started.exitCode ?? 0, words };
    },
    loginLink: async (email) => {
      const { words } = await longhand(['admin', 'login-link', email]);
      return /^http\S+/m.exec(words)?.[0] ?? '';
    },
    close: async () => {
      await stop();
      if (given === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves when a site answers that it is ready, or is not any more. */
export async function untilReady(url: string, isReady: boolean): Promise<void> {
  while ((await answers(`${url}/readyz`)) !== isReady) await new Promise((resolve) => setTimeout(resolve, 100));
}
