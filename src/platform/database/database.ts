import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import type { Log } from '#platform/log/log.ts';
import { columnTypes } from '#platform/database/column-types.ts';
import { report, reportingConnection, timeStatement } from '#platform/database/connection.ts';
import type { OnStatement } from '#platform/database/connection.ts';
import { createListener } from '#platform/database/listener.ts';
import { measurePool } from '#platform/database/pool-metrics.ts';
import { beginText, isReadOnly, mustNotifyNobody } from '#platform/database/read-only.ts';
import { createSender } from '#platform/database/send-together.ts';
import { NOTIFY, runTransaction } from '#platform/database/transaction.ts';

export type Database<Tables> = {
  readonly kysely: Kysely<Tables>;
  /** Whether everything here is read and written in one transaction. */
  readonly isTransaction: boolean;
  /**
   * A NAMED statement, planned once for each connection: for the hot paths. One name means one text,
   * so write limits literally (see `fixed-limit.ts`): a bound limit keeps the planner from reusing its plan.
   */
  query<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>;
  /** Commits when `run` answers and rolls back when it throws. Inside a transaction it is a savepoint. */
  transaction<T>(run: (database: Database<Tables>) => Promise<T>): Promise<T>;
  /**
   * Hears a channel on a connection of its own, which comes back by itself; answers with how to stop.
   * `onGap` runs after it came back, since notifications may have been missed meanwhile.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /**
   * Tells every process; within a transaction at its commit. This one hears it before whoever tells goes on, and again
   * with the others: to hear must be harmless twice. The payload is at most 7999 bytes.
   */
  notify(channel: string, payload: string): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  readonly connectionString: string;
  /**
   * Where sessions last, if `connectionString` leads to a pool that gives each transaction any connection: what is heard
   * is heard there, and no statement is kept between transactions. The same address where absent.
   */
  readonly directConnectionString?: string;
  readonly maxConnections: number;
  readonly log: Log;
  readonly onStatement?: OnStatement;
};

/** Opens a pool of connections; the first is made when it is needed. */
export function openDatabase<Tables>(options: DatabaseOptions): Database<Tables> {
  const { connectionString, directConnectionString, log, onStatement } = options;
  const isPooled = directConnectionString !== undefined;
  const nameOf = (name: string) => (isPooled ? undefined : name);
  const pool = new Pool({
    connectionString,
    max: options.maxConnections,
    types: columnTypes,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 30_000,
    keepAlive: true,
    pipeline: true,
    // Set for one transaction's connection, it would be another transaction's.
    ...(isPooled ? {} : { verify: keepPlans }),
  });
  // Without these listeners a restart of the database would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'an idle database connection was lost'));
  pool.on('connect', (client) => client.on('error', () => undefined));

  const connect = async () => {
    const client = await pool.connect();
    if (!isReadOnly()) return reportingConnection(client, onStatement, () => client.release());
    await client.query(beginText());
    const release = (failure?: Error) => client.release(failure);
    return reportingConnection(client, onStatement, () => void client.query('commit').then(() => release(), release));
  };
  const stopMeasuring = measurePool(pool);
  const send = createSender(pool);
  const listener = createListener({ connectionString: directConnectionString ?? connectionString, log });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) });

  const transaction: Database<Tables>['transaction'] = (run) =>
    runTransaction({ pool, nameOf, onStatement, listener }, run);

  return {
    kysely,
    isTransaction: false,
    query: async <Row>(name: string, text: string, values: readonly unknown[]) => {
      if (isReadOnly()) return await transaction((inside) => inside.query<Row>(name, text, values));
      report(text, onStatement);
      const statement = { name: nameOf(name), text, values: [...values] };
      const answer = await timeStatement(text, () => send(statement), name);
      return answer.rows as Row[];
    },
    transaction,
    listen: listener.listen,
    notify: async (channel, payload) => {
      mustNotifyNobody();
      report(NOTIFY, onStatement);
      await pool.query(NOTIFY, [channel, payload]);
      listener.deliver(channel, payload);
    },
    close: async () => {
      stopMeasuring();
      await listener.close();
      await pool.end();
    },
  };
}

/**
 * Left to itself PostgreSQL plans most named statements anew each time, since it guesses more rows for a
 * list of unknown length than our lists have: that was half of what a page cost the database.
 */
function keepPlans(client: PoolClient, done: (error?: Error) => void): void {
  client.query('set plan_cache_mode = force_generic_plan', (error) => done(error));
}
