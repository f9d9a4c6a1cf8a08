import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { jobLog } from '#platform/jobs/job-log.ts';
import type { Log } from '#platform/log/log.ts';

const LOCK = 7_306_118_453;

/**
 * Makes the tables of jobs and of the outbox, or brings them up to date. Several processes may call it
 * at once. Needs one connection beside those of the database that is handed in.
 */
export async function prepareJobs<Tables>(options: {
  readonly database: Database<Tables>;
  readonly connectionString: string;
  readonly log: Log;
}): Promise<void> {
  await options.database.transaction(async (lock) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(lock.kysely);
    await runMigrations({
      connectionString: options.connectionString,
      maxPoolSize: 1,
      logger: jobLog(options.log),
    });
    await lock.query('create_outbox_delivery', CREATE_DELIVERIES, []);
  });
}

/** Which reaction has seen which event; written in the reaction's own transaction. */
const CREATE_DELIVERIES = `create table if not exists outbox_delivery (
  event_id uuid not null,
  reaction text not null,
  delivered_at timestamptz not null default now(),
  primary key (event_id, reaction)
)`;
