import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { Log } from '#platform/log/log.ts';
import { columnTypes } from '#platform/database/column-types.ts';

export type PoolSettings = {
  readonly connectionString: string;
  readonly maxConnections: number;
  readonly log: Log;
  /** True where a pool in front gives each transaction any connection. */
  readonly isPooled: boolean;
  /** Milliseconds; for as long as it takes where absent. */
  readonly answersWithin?: number;
};

/** Opens a pool of connections of our own; the first is made when it is needed. */
export function openPool({ connectionString, maxConnections, log, isPooled, answersWithin }: PoolSettings): Pool {
  const pool = new Pool({
    connectionString,
    max: maxConnections,
    types: columnTypes,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: answersWithin ?? 30_000,
    ...(answersWithin === undefined ? {} : { query_timeout: answersWithin }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: true,
    // Set for one transaction's connection, it would be another transaction's.
    ...(isPooled ? {} : { verify: keepPlans }),
  });
  // Without these listeners a restart of the database would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * Left to itself PostgreSQL plans most named statements anew each time, since it guesses more rows for a
 * list of unknown length than our lists have: that was half of what a page cost the database.
 */
function keepPlans(client: PoolClient, done: (error?: Error) => void): void {
  client.query('set plan_cache_mode = force_generic_plan', (error) => done(error));
}
