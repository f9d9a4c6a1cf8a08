import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock/clock.ts';

/** A bucket holds `capacity` and gets `refillPerSecond` back each second. */
export type Limit = { readonly capacity: number; readonly refillPerSecond: number };

export type LimitOutcome = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

export type Limiter = {
  /**
   * Takes `cost` (operations, not requests) from the bucket of `key`, or says in how many whole seconds
   * to try again. A cost above the capacity passes when the bucket is full and leaves a debt.
   */
  take(key: string, limit: Limit, cost?: number): LimitOutcome;
  /** Takes without asking: what another process granted to the same key. */
  charge(key: string, limit: Limit, cost: number): void;
};

type Bucket = { left: number; at: number };

const MOST_BUCKETS = 100_000;

/** Token buckets in memory; the one longest untouched is forgotten first. `onTake` hears what was granted. */
export function createLimiter(options: {
  readonly clock: Clock;
  readonly maxBuckets?: number;
  readonly onTake?: (key: string, limit: Limit, cost: number) => void;
}): Limiter {
  const buckets = new LRUCache<string, Bucket>({ max: options.maxBuckets ?? MOST_BUCKETS });

  const fillUp = (key: string, limit: Limit): Bucket => {
    const time = options.clock.now().getTime();
    const bucket = buckets.get(key);
    if (bucket === undefined) {
      const full = { left: limit.capacity, at: time };
      buckets.set(key, full);
      return full;
    }
    // A clock that was set back gives nothing and takes nothing.
    const seconds = Math.max(0, time - bucket.at) / 1000;
    bucket.left = Math.min(limit.capacity, bucket.left + seconds * limit.refillPerSecond);
    bucket.at = time;
    return bucket;
  };

  return {
    take: (key, limit, cost = 1) => {
      const bucket = fillUp(key, limit);
      const needed = Math.min(cost, limit.capacity);
      // Sums of fractions miss a whole number by a hair.
      if (bucket.left + 1e-9 < needed) {
        const seconds = Math.ceil((needed - bucket.left) / limit.refillPerSecond);
        return { ok: false, retryAfterSeconds: Math.max(1, seconds) };
      }
      bucket.left -= cost;
      options.onTake?.(key, limit, cost);
      return { ok: true };
    },
    charge: (key, limit, cost) => {
      fillUp(key, limit).left -= cost;
    },
  };
}
