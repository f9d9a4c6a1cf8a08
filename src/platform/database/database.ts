import type { QueryConfig } from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import type { Log } from '#platform/log/log.ts';
import { report, reportingConnection, sendAlone, sendWrite, timeStatement } from '#platform/database/connection.ts';
import type { OnStatement } from '#platform/database/connection.ts';
import { createListener } from '#platform/database/listener.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { openReplicas, type Reader } from '#platform/database/open-replicas.ts';
import { withPatience } from '#platform/database/patience.ts';
import { measurePool } from '#platform/database/pool-metrics.ts';
import { beginText, isReadOnly, mustNotifyNobody } from '#platform/database/read-only.ts';
import { createSender, isRead } from '#platform/database/send-together.ts';
import { NOTIFY, runTransaction } from '#platform/database/transaction.ts';
import type { WalPosition } from '#platform/database/wal-position.ts';
import type { ReplicaState } from '#platform/database/watch-replicas.ts';

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
   * Listens to a channel on its own connection, which reconnects by itself; returns how to stop. `onGap` runs after it
   * reconnected, since notifications may have been missed meanwhile.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /**
   * Tells every process; within a transaction at its commit. This process hears it before the call returns, and again
   * with the others: hearing it twice must be harmless. The payload is at most 7999 bytes.
   */
  notify(channel: string, payload: string): Promise<void>;
  /**
   * Where to read data that may be a moment old: a replica that's not far behind and has everything up to `after`. If
   * there's none, and always within a transaction, this database itself.
   */
  reader(after?: WalPosition): Reader<Tables>;
  /** The state of the replicas, checked for this. */
  lookAtReplicas(): Promise<readonly ReplicaState[]>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  readonly connectionString: string;
  /**
   * An address where sessions last, if `connectionString` leads to a pool that gives each transaction any connection:
   * we listen there, and keep no statement between transactions. If absent, the same address.
   */
  readonly directConnectionString?: string;
  /** Of replicas of the same database. */
  readonly replicas?: readonly string[];
  readonly maxConnections: number;
  readonly log: Log;
  readonly onStatement?: OnStatement;
};

/** Opens a pool of connections; the first is made when needed. */
export function openDatabase<Tables>(options: DatabaseOptions): Database<Tables> {
  const { connectionString, directConnectionString, maxConnections, log, onStatement } = options;
  const isPooled = directConnectionString !== undefined;
  const nameOf = (name: string) => (isPooled ? undefined : name);
  const pool = openPool({ connectionString, maxConnections, log, isPooled });
  const connect = async () => {
    const client = await pool.connect();
    if (isReadOnly()) {
      await client.query(withPatience({ text: beginText() }));
      const release = (failure?: Error) => client.release(failure);
      const end = () => void client.query('commit').then(() => release(), release);
      return reportingConnection((statement) => client.query(withPatience(statement)), onStatement, end);
    }
    const sendHere = (given: QueryConfig) => {
      const statement = withPatience(given);
      return isRead(statement.text) ? client.query(statement) : sendWrite(client, () => client.query(statement));
    };
    return reportingConnection(sendHere, onStatement, () => client.release());
  };
  const stopMeasuring = measurePool(pool);
  const sendToPrimary = (statement: QueryConfig) => sendAlone(pool, statement);
  const send = createSender(pool, sendToPrimary);
  const direct = directConnectionString ?? connectionString;
  const listener = createListener({ connectionString: direct, log });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) });

  const transaction: Database<Tables>['transaction'] = (run) =>
    runTransaction({ pool, nameOf, onStatement, listener }, run);

  const { replicas: addresses = [] } = options;
  const replicas =
    addresses.length === 0
      ? undefined
      : openReplicas<Tables>(
          { addresses, primary: direct, maxConnections, isPooled, log, onStatement, sendToPrimary },
          () => database,
        );

  const database: Database<Tables> = {
    kysely,
    isTransaction: false,
    query: async <Row>(name: string, text: string, values: readonly unknown[]) => {
      if (isReadOnly()) return await transaction((inside) => inside.query<Row>(name, text, values));
      report(text, onStatement);
      const statement = withPatience({ name: nameOf(name), text, values: [...values] });
      const answer = await timeStatement(text, () => send(statement), name);
      return answer.rows as Row[];
    },
    transaction,
    listen: listener.listen,
    notify: async (channel, payload) => {
      mustNotifyNobody();
      report(NOTIFY, onStatement);
      await pool.query(withPatience({ text: NOTIFY, values: [channel, payload] }));
      listener.deliver(channel, payload);
    },
    reader: (after) => replicas?.choose(after) ?? { database, asOf: undefined },
    lookAtReplicas: async () => (await replicas?.look()) ?? [],
    close: async () => {
      stopMeasuring();
      await replicas?.close();
      await listener.close();
      await pool.end();
    },
  };
  return database;
}
