import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import memory from '../../bin/program-memory.json' with { type: 'json' };

/**
 * A process that works until somebody kills it. Its last argument is how many milliseconds its clock is ahead, so that
 * leases and waits are over without anybody waiting for them; it reads new ones, a line each.
 */
export function createKillableWorker(script: string, args: readonly string[], jump: number, ahead = 0) {
  let worker: ChildProcess | undefined;
  return {
    /** Does nothing where it runs; a new one is later than any before it. */
    start: (): void => {
      if (worker !== undefined) return;
      ahead += jump;
      // With the memory that the program gives itself.
      worker = spawn(process.execPath, [...memory.arguments, script, ...args, String(ahead)], {
        env: { ...memory.environment, ...process.env },
        stdio: ['pipe', 'ignore', 'inherit'],
      });
      worker.stdin?.on('error', () => undefined);
    },
    /** `kill -9`. */
    kill: async (): Promise<void> => {
      if (worker === undefined) return;
      const ended = once(worker, 'exit');
      worker.kill('SIGKILL');
      await ended;
      worker = undefined;
    },
    /** Lets time pass. */
    jump: (by = jump): void => {
      ahead += by;
      worker?.stdin?.write(`${ahead}\n`);
    },
    processId: (): number => worker?.pid ?? 0,
    /** Milliseconds. */
    ahead: (): number => ahead,
  };
}
