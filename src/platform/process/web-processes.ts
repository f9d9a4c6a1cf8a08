import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#platform/log/log.ts';
import { STOP } from '#platform/process/ending.ts';
import { StartError } from '#platform/process/start-error.ts';

export type WebProcesses = {
  /** The address that the first process listens on. */
  readonly address: string;
  stop(): Promise<void>;
};

/** What a web process tells its parent once: that it serves, or why it cannot. */
export type WebProcessMessage = { readonly listeningOn: string } | { readonly failed: string };

const FIRST_DELAY = 200;
const LONGEST_DELAY = 10_000;
/** A process that lived this long did not die of its start. */
const STABLE_AFTER = 30_000;
const STOP_PATIENCE = 10_000;

/**
 * Runs `program` in `count` further processes and starts one again, later and later, when it dies.
 * Rejects when a process dies before any has listened: then the start itself is broken.
 */
export async function startWebProcesses(options: {
  /** The file that each process runs; there `cluster.isPrimary` is false. */
  readonly program: string;
  readonly count: number;
  readonly environment: Readonly<Record<string, string>>;
  readonly log: Log;
}): Promise<WebProcesses> {
  const { log } = options;
  let isStopping = false;
  let isListening = false;
  let delay = FIRST_DELAY;

  // All accept from one queue by themselves: who is busy or blocked leaves it to the others, and what a dead
  // process had not taken yet is taken by them. Handed out by the parent, such connections hung for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: options.program, args: [] });
  const stop = async () => {
    isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map(async (worker) => await end(worker)));
  };

  const address = await new Promise<string>((resolve, reject) => {
    const start = () => {
      const startedAt = Date.now();
      const worker = cluster.fork(options.environment);
      worker.on('message', (message: WebProcessMessage) => {
        if ('failed' in message) return reject(new StartError(message.failed));
        if (!('listeningOn' in message)) return;
        isListening = true;
        resolve(message.listeningOn);
      });
      worker.once('exit', (code, signal) => {
        if (isStopping) return;
        if (!isListening) return reject(new Error(`a web process ended with ${signal ?? code} before it was ready`));
        if (Date.now() - startedAt > STABLE_AFTER) delay = FIRST_DELAY;
        log.error({ code, signal, delay }, 'a web process died: starting another');
        setTimeout(() => {
          if (!isStopping) start();
        }, delay);
        delay = Math.min(delay * 2, LONGEST_DELAY);
      });
    };
    for (let count = 0; count < options.count; count += 1) start();
  }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  return { address, stop };
}

async function end(worker: Worker | undefined): Promise<void> {
  if (worker === undefined || worker.isDead()) return;
  const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  // Not disconnect(): that closes connections whose request was sent and not read yet.
  if (worker.isConnected()) worker.send(STOP, () => undefined);
  await Promise.race([exit, wait(STOP_PATIENCE, undefined, { ref: false })]);
  if (!worker.isDead()) worker.process.kill('SIGKILL');
}
