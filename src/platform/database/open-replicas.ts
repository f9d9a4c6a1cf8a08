import { Kysely, PostgresDialect } from 'kysely';
import type { Log } from '#platform/log/log.ts';
import { report, reportingConnection, timeStatement } from '#platform/database/connection.ts';
import type { OnStatement, SendAlone } from '#platform/database/connection.ts';
import type { Database } from '#platform/database/database.ts';
import { openPool } from '#platform/database/open-pool.ts';
import { measurePool } from '#platform/database/pool-metrics.ts';
import { createSender, isRead } from '#platform/database/send-together.ts';
import type { WalPosition } from '#platform/database/wal-position.ts';
import { type ReplicaState, type Watched, watchReplicas } from '#platform/database/watch-replicas.ts';

/** Where reads that may be slightly old go. */
export type Reader<Tables> = {
  readonly database: Database<Tables>;
  /** Of `performance.now()`: everything that was committed before is read there. Undefined where all is. */
  readonly asOf: number | undefined;
};

type ReplicaSettings = {
  readonly addresses: readonly string[];
  /** Where sessions of the primary last. */
  readonly primary: string;
  readonly maxConnections: number;
  readonly isPooled: boolean;
  readonly log: Log;
  readonly onStatement: OnStatement | undefined;
  /** Sends anything that isn't a read, or couldn't be read there, to the primary. */
  readonly sendToPrimary: SendAlone;
};

/** Milliseconds after which we give up on a replica that doesn't answer, and ask the primary instead. */
const PATIENCE = 3_000;
/** Of PostgreSQL: a lost connection, no room for another one, an end of the server. */
const AWAY = /^(?:08|53|57P)/;

/** Opens the replicas; nothing is asked of them before somebody wants to read there. */
export function openReplicas<Tables>(settings: ReplicaSettings, primary: () => Database<Tables>) {
  const watch = watchReplicas({ primary: settings.primary, replicas: settings.addresses, log: settings.log });
  const replicas = settings.addresses.flatMap((connectionString, index) => {
    const watched = watch.watched[index];
    return watched === undefined ? [] : [openReplica(settings, connectionString, watched, primary)];
  });
  let turn = 0;
  return {
    /** One replica after another of those that have everything up to `after`. */
    choose: (after: WalPosition | undefined): Reader<Tables> | undefined => {
      watch.begin();
      turn += 1;
      for (let step = 0; step < replicas.length; step += 1) {
        const replica = replicas[(turn + step) % replicas.length];
        const asOf = replica?.watched.asOf();
        if (replica === undefined || asOf === undefined) continue;
        if (after === undefined || replica.watched.hasReplayed(after)) return { database: replica.database, asOf };
      }
      return undefined;
    },
    look: async (): Promise<readonly ReplicaState[]> => {
      await watch.lookNow();
      return watch.watched.map((one) => one.state());
    },
    close: async (): Promise<void> => {
      await watch.close();
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

/** The database as it is read by a replica: what is no read goes to the primary, and so does what fails there. */
function openReplica<Tables>(
  settings: ReplicaSettings,
  connectionString: string,
  watched: Watched,
  primary: () => Database<Tables>,
) {
  const { maxConnections, isPooled, log, onStatement, sendToPrimary } = settings;
  const pool = openPool({ connectionString, maxConnections, isPooled, log, answersWithin: PATIENCE });
  const stopMeasuring = measurePool(pool);
  const send = createSender(pool, (statement) => pool.query(statement));
  const ask: SendAlone = async (statement) => {
    if (!isRead(statement.text)) return await sendToPrimary(statement);
    try {
      return await send(statement);
    } catch (error) {
      if (isAway(error)) watched.doubt();
      return await sendToPrimary(statement);
    }
  };
  const connect = async () => reportingConnection(ask, onStatement, () => undefined);
  const database: Database<Tables> = {
    kysely: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { connect, end: async () => undefined } }) }),
    isTransaction: false,
    query: async <Row>(name: string, text: string, values: readonly unknown[]) => {
      report(text, onStatement);
      const statement = { name: isPooled ? undefined : name, text, values: [...values] };
      return (await timeStatement(text, () => ask(statement), name)).rows as Row[];
    },
    transaction: (run) => primary().transaction(run),
    listen: (...asked) => primary().listen(...asked),
    notify: (...told) => primary().notify(...told),
    reader: (after) => primary().reader(after),
    lookAtReplicas: () => primary().lookAtReplicas(),
    close: async () => {
      throw new Error('a replica is closed with its primary');
    },
  };
  return {
    watched,
    database,
    close: async (): Promise<void> => {
      stopMeasuring();
      await pool.end();
    },
  };
}

/** Of the connection and not of the statement: whatever has no code never came to be run. */
function isAway(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !/^[0-9A-Z]{5}$/.test(code) || AWAY.test(code);
}
