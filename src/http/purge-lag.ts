import { randomUUID } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { TRIAL_TAG } from '#modules/ground/purge-tags.ts';
import { gauge } from '#platform/metrics/metrics.ts';
import { addMetrics } from '#platform/metrics/process-metrics.ts';

/** Milliseconds between commits that are timed. */
const TRY_EVERY = 15_000;
const SECOND = 1_000;
const DIGITS = 6;

/** Bypasses `notify`, which would let this process hear its own message immediately. */
const TELL = `select pg_notify('purge', $1)`;

type Underway = { readonly payload: string; committedAt: number | undefined };

/**
 * Times how long a commit takes until the purge that it brings is heard here, by purging a page that nobody has; while
 * one is not heard, it counts for as long as it is on its way. Call it after whoever purges listens, who then comes first.
 */
export async function measurePurgeLag({
  query,
  listen,
}: Pick<Database<Tables>, 'query' | 'listen'>): Promise<() => Promise<void>> {
  let last = 0;
  let underway: Underway | undefined;

  const hear = (payload: string): void => {
    if (payload !== underway?.payload) return;
    // A purge heard before its commit was acknowledged took no noticeable time.
    last = underway.committedAt === undefined ? 0 : performance.now() - underway.committedAt;
    underway = undefined;
  };

  async function commit(): Promise<void> {
    if (underway !== undefined) return;
    const own: Underway = { payload: JSON.stringify([TRIAL_TAG + randomUUID()]), committedAt: undefined };
    underway = own;
    try {
      await query('purge_lag', TELL, [own.payload]);
      own.committedAt = performance.now();
    } catch {
      // Without a database nothing is committed that could be late.
      underway = undefined;
    }
  }

  // What was missed while the connection was down is purged along with everything else once it's back.
  const stop = await listen('purge', hear, () => {
    underway = undefined;
  });
  const timer = setInterval(() => void commit(), TRY_EVERY).unref();
  void commit();
  const forget = addMetrics(() => {
    const { committedAt } = underway ?? {};
    const lag = committedAt === undefined ? last : Math.max(last, performance.now() - committedAt);
    const about = {
      name: 'longhand_purge_lag_seconds',
      help: 'From a commit to its purge, in the process that is last.',
    };
    return [gauge({ ...about, merge: 'max' }, Number((lag / SECOND).toFixed(DIGITS)))];
  });
  return async () => {
    clearInterval(timer);
    forget();
    await stop();
  };
}
