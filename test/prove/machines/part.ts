import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** One process of a site of several machines, which somebody looks after. */
export type Part = {
  readonly name: string;
  /** Resolves when it is ready. */
  readonly start: () => Promise<void>;
  /** `kill -9`, in the middle of whatever it does. */
  readonly kill: () => Promise<void>;
  /** Tells it to end, and waits until it has. */
  readonly end: () => Promise<void>;
};

export type Command = {
  readonly words: readonly string[];
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string>>;
};

/** Of a machine that others use as well. */
const PATIENCE = 300_000;
const LAST_WORDS = 2_000;

/** A part that runs whatever `command` says when it is started. */
export function createPart(name: string, command: () => Command, isReady: () => Promise<boolean>): Part {
  let child: ChildProcess | undefined;
  const stopBy = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    name,
    start: async () => {
      const { words, folder, environment } = command();
      const [program = '', ...rest] = words;
      const env = { ...process.env, ...environment };
      const running = spawn(program, rest, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
      child = running;
      let said = '';
      const hear = (chunk: Buffer) => (said = (said + chunk.toString()).slice(-LAST_WORDS));
      running.stdout.on('data', hear);
      running.stderr.on('data', hear);
      for (const end = performance.now() + PATIENCE; performance.now() < end; await wait(50)) {
        if (running.exitCode !== null || running.signalCode !== null) throw new Error(`${name} ended: ${said}`);
        if (await isReady()) return;
      }
      throw new Error(`${name} is not ready: ${said}`);
    },
    kill: () => stopBy('SIGKILL'),
    end: () => stopBy('SIGTERM'),
  };
}
