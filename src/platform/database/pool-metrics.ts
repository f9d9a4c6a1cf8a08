import type { Pool } from 'pg';
import { gauge } from '#platform/metrics/metrics.ts';
import { addMetrics } from '#platform/metrics/process-metrics.ts';

/** Adds how many connections of a pool are in use and who waits for one; answers with the end of that. */
export function measurePool(pool: Pool): () => void {
  const { max } = pool.options;
  /** Since the last reading, as those waiting are gone again within milliseconds. */
  let mostWaiting = 0;
  const note = () => {
    mostWaiting = Math.max(mostWaiting, pool.waitingCount);
  };
  // Before the released connection goes to the first in line, so everyone who waited is counted at least once.
  pool.on('release', note);
  const forget = addMetrics(() => {
    note();
    const waiting = mostWaiting;
    mostWaiting = 0;
    const { totalCount, idleCount } = pool;
    return [
      gauge(
        { name: 'longhand_pool_connections', help: 'Connections of our own, of all processes.', label: 'state' },
        new Map([
          ['used', totalCount - idleCount],
          ['idle', idleCount],
          ['unopened', Math.max(0, max - totalCount)],
        ]),
      ),
      gauge(
        { name: 'longhand_pool_waiting', help: 'Most that waited for a connection at once since the last time.' },
        waiting,
      ),
    ];
  });
  return () => {
    pool.off('release', note);
    forget();
  };
}
