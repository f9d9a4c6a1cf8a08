import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { Log } from '#platform/log/log.ts';
import { columnTypes } from '#platform/database/column-types.ts';

export type PoolSettings = {
  readonly connectionString: string;
  readonly maxConnections: number;
  readonly log: Log;
  /** True if a pool in front gives each transaction any connection. */
  readonly isPooled: boolean;
  /** Milliseconds; if absent, as long as it takes. */
  readonly answersWithin?: number;
};

/** Opens our own pool of connections; the first is made when needed. */
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
 * Left alone, PostgreSQL replans most named statements each time, since for a list of unknown length it guesses more
 * rows than our lists have: that was half of a page's database cost.
 */
function keepPlans(client: PoolClient, done: (error?: Error) => void): void {
  client.query('set plan_cache_mode = force_generic_plan', (error) => done(error));
}
