/** Too many wait already: nothing was begun, and one may ask again in so many seconds. */
export class QueueFull extends Error {
  readonly retryAfterSeconds = 5;
}

export type FairQueue = {
  /**
   * Does a piece of work once for all who ask for the same `key` while it waits or runs. Rejects with `QueueFull`
   * where too many pieces wait; answers undefined where nobody wants it any more when its turn comes.
   */
  run<Result>(asked: Piece<Result>): Promise<Result | undefined>;
};

export type Piece<Result> = {
  readonly key: string;
  /** Whose turn it uses. */
  readonly asker: string;
  readonly isWanted: () => boolean;
  readonly work: () => Promise<Result>;
};

export type QueueBounds = { readonly atOnce: number; readonly waiting: number; readonly waitingEach: number };

type Job = {
  isStarted: boolean;
  readonly wanted: (() => boolean)[];
  readonly start: () => Promise<void>;
  promise: Promise<unknown>;
};

/**
 * Work that is bounded and shared out: a few pieces run at once, never two for one asker, and whoever asks for
 * little waits for one piece of each other asker at most, however much those ask for.
 */
export function createFairQueue({ atOnce, waiting, waitingEach }: QueueBounds): FairQueue {
  const jobs = new Map<string, Job>();
  /** What's waiting for each asker. An asker who was served moves to the end of the map. */
  const lanes = new Map<string, Job[]>();
  const busy = new Set<string>();

  const beginNext = (): void => {
    for (const [asker, lane] of lanes) {
      if (busy.size >= atOnce) return;
      if (busy.has(asker)) continue;
      lanes.delete(asker);
      const job = lane.find(({ isStarted }) => !isStarted);
      const rest = lane.filter((other) => other !== job && !other.isStarted);
      if (rest.length > 0) lanes.set(asker, rest);
      if (job === undefined) continue;
      job.isStarted = true;
      busy.add(asker);
      void job.start().finally(() => {
        busy.delete(asker);
        beginNext();
      });
    }
  };

  const create = <Result>(asked: Piece<Result>): Job => {
    const { promise, resolve, reject } = Promise.withResolvers<Result | undefined>();
    const wanted = [asked.isWanted];
    const start = async (): Promise<void> => {
      try {
        resolve(wanted.some((isWanted) => isWanted()) ? await asked.work() : undefined);
      } catch (error) {
        reject(error);
      } finally {
        jobs.delete(asked.key);
      }
    };
    return { isStarted: false, wanted, start, promise };
  };

  /** Whoever asks for what another asker waits for gets a place of their own as well, and takes it in their own turn. */
  const line = (asker: string, job: Job): void => {
    const lane = lanes.get(asker) ?? [];
    if (lane.includes(job)) return;
    const total = [...lanes.values()].reduce((sum, { length }) => sum + length, 0);
    if (lane.length >= waitingEach || total >= waiting) throw new QueueFull();
    lanes.set(asker, [...lane, job]);
  };

  return {
    run: async <Result>(asked: Piece<Result>) => {
      const known = jobs.get(asked.key);
      const job = known ?? create(asked);
      if (!job.isStarted) line(asked.asker, job);
      if (known === undefined) jobs.set(asked.key, job);
      else known.wanted.push(asked.isWanted);
      beginNext();
      return job.promise as Promise<Result | undefined>;
    },
  };
}
