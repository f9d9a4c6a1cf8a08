import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#platform/clock/clock.ts';
import { createLimiter, type Limit, type Limiter } from '#platform/limits/limits.ts';
import type { Log } from '#platform/log/log.ts';

/** A means by which the processes of one site hear each other; payloads are at most 7,999 bytes. */
export type Broadcast = {
  notify(channel: string, payload: string): Promise<void>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
};

export type SharedLimiter = Limiter & {
  /** Begins to tell and to hear; answers with how to stop. */
  start(): Promise<() => Promise<void>>;
};

type Take = readonly [key: string, capacity: number, refillPerSecond: number, cost: number];

const CHANNEL = 'limits';
const TELL_EVERY_MS = 500;
/** The most one process reports in one go, so a flood of keys can't become a flood of messages. */
const MOST_MESSAGES = 8;
const TAKES_IN_ONE_MESSAGE = 60;
const LONGEST_KEY = 80;

const messageSchema = z.object({
  from: z.string(),
  takes: z.array(z.tuple([z.string(), z.number(), z.number(), z.number()])),
});

/**
 * Token buckets that several processes empty together: each grants from its own memory, without asking
 * anybody, and tells the others twice a second what it granted. So a limit may be overdrawn for half a
 * second, and the debt is then paid by waiting; over time the rate is that of one bucket.
 */
export function createSharedLimiter(options: {
  readonly clock: Clock;
  readonly broadcast: Broadcast;
  readonly log: Log;
}): SharedLimiter {
  const { clock, broadcast, log } = options;
  const from = randomUUID();
  const granted = new Map<string, { readonly limit: Limit; cost: number }>();
  const limiter = createLimiter({
    clock,
    onTake: (key, limit, cost) => {
      const known = granted.get(key);
      if (known !== undefined) known.cost += cost;
      else if (granted.size < MOST_MESSAGES * TAKES_IN_ONE_MESSAGE * 4) granted.set(key, { limit, cost });
    },
  });

  const tell = async (): Promise<void> => {
    const takes = [...granted]
      .filter(([key]) => key.length <= LONGEST_KEY)
      // The heaviest takers matter most.
      .toSorted(([, first], [, second]) => second.cost - first.cost)
      .map(([key, { limit, cost }]): Take => [key, limit.capacity, limit.refillPerSecond, cost]);
    granted.clear();
    for (let number = 0; number < MOST_MESSAGES && number * TAKES_IN_ONE_MESSAGE < takes.length; number += 1) {
      const part = takes.slice(number * TAKES_IN_ONE_MESSAGE, (number + 1) * TAKES_IN_ONE_MESSAGE);
      await broadcast.notify(CHANNEL, JSON.stringify({ from, takes: part }));
    }
  };

  const hear = (payload: string): void => {
    const message = messageSchema.safeParse(parseJson(payload));
    if (!message.success || message.data.from === from) return;
    for (const [key, capacity, refillPerSecond, cost] of message.data.takes) {
      limiter.charge(key, { capacity, refillPerSecond }, cost);
    }
  };

  return {
    ...limiter,
    start: async () => {
      const stop = await broadcast.listen(CHANNEL, hear);
      let telling = Promise.resolve();
      const timer = setInterval(() => {
        if (granted.size === 0) return;
        // While the others can't be told, each process limits on its own.
        telling = telling
          .then(tell)
          .catch((error: Error) => log.warn({ error: error.message }, 'limits were not shared'));
      }, TELL_EVERY_MS);
      timer.unref();
      return async () => {
        clearInterval(timer);
        await telling;
        await stop();
      };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
