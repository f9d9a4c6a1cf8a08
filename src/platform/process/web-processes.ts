import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#platform/log/log.ts';
import { DRAIN, leaveSignalsToParent, STOP } from '#platform/process/ending.ts';
import { StartError } from '#platform/process/start-error.ts';

export type WebProcesses = {
  /**
   * Tells them to serve by the database at this address, and answers with the address that the first listens on; the
   * others begin when it does. Rejects when one dies before any has listened: then the start itself is broken.
   */
  serve(databaseUrl: string, log: Log): Promise<string>;
  /** Tells them to say that they are not ready, and to go on serving. */
  drain(): void;
  stop(): Promise<void>;
};

/** What a web process tells its parent once: that it serves, or why it cannot. */
export type WebProcessMessage = { readonly listeningOn: string } | { readonly failed: string };
/** What the parent tells each web process once. */
type Word = { readonly serveBy: string };

const FIRST_DELAY = 200;
const LONGEST_DELAY = 10_000;
/** A process that lived this long did not die of its start. */
const STABLE_AFTER = 30_000;
const STOP_PATIENCE = 10_000;

/**
 * Runs `program` in `count` further processes and starts one again, later and later, when it dies. The first loads at
 * once, while the database starts; the others leave it the processors until it serves.
 */
export function loadWebProcesses(options: {
  /** The file that each process runs, where `cluster.isPrimary` is false. */
  readonly program: string;
  readonly count: number;
  readonly environment: Readonly<Record<string, string>>;
}): WebProcesses {
  const serving = Promise.withResolvers<string>();
  // It may die before anybody asks it to serve.
  serving.promise.catch(() => undefined);
  let told: { readonly word: Word; readonly log: Log } | undefined;
  let isStopping = false;
  let isListening = false;
  let delay = FIRST_DELAY;

  // All accept from one queue: a busy or blocked process leaves connections to the others, and what a dead
  // process hadn't taken yet, they take. Handed out by the parent, such connections hung forever.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: options.program, args: [] });

  const start = () => {
    const startedAt = Date.now();
    const worker = cluster.fork(options.environment);
    if (told) tell(worker, told.word);
    worker.on('message', (message: WebProcessMessage) => {
      if ('failed' in message) return serving.reject(new StartError(message.failed));
      if (!('listeningOn' in message)) return;
      if (!isListening) for (let count = 1; count < options.count; count += 1) start();
      isListening = true;
      serving.resolve(message.listeningOn);
    });
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      if (!isListening)
        return serving.reject(new Error(`a web process ended with ${signal ?? code} before it was ready`));
      if (Date.now() - startedAt > STABLE_AFTER) delay = FIRST_DELAY;
      told?.log.error({ code, signal, delay }, 'a web process died: starting another');
      setTimeout(() => {
        if (!isStopping) start();
      }, delay);
      delay = Math.min(delay * 2, LONGEST_DELAY);
    });
  };
  const stop = async () => {
    isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map(async (worker) => await end(worker)));
  };
  start();

  return {
    serve: async (databaseUrl, log) => {
      told = { word: { serveBy: databaseUrl }, log };
      for (const worker of Object.values(cluster.workers ?? {})) tell(worker, told.word);
      return await serving.promise.catch(async (error: unknown) => {
        await stop();
        throw error;
      });
    },
    drain: () => {
      for (const worker of Object.values(cluster.workers ?? {})) worker?.send(DRAIN, () => undefined);
    },
    stop,
  };
}

function tell(worker: Worker | undefined, word: Word): void {
  // One that died meanwhile is heard of by its end.
  worker?.send(word, () => undefined);
}

/**
 * In a web process: the database's address, once the parent says it. Until then it may load what it needs, and ends
 * when told to, as it does with `endWithParent` later.
 */
export function hearWhereToServe(): Promise<string> {
  leaveSignalsToParent();
  return new Promise((resolve) => {
    process.once('message', (message: Word | typeof STOP) => {
      if (message === STOP) process.exit(0);
      resolve(message.serveBy);
    });
  });
}

async function end(worker: Worker | undefined): Promise<void> {
  if (worker === undefined || worker.isDead()) return;
  const exit = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  // Not disconnect(): that closes connections whose request was sent but not read yet.
  if (worker.isConnected()) worker.send(STOP, () => undefined);
  await Promise.race([exit, wait(STOP_PATIENCE, undefined, { ref: false })]);
  if (!worker.isDead()) worker.process.kill('SIGKILL');
}
