import type { Pool, PoolClient } from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import { report, reportingConnection, sendWrite, timeStatement } from '#platform/database/connection.ts';
import type { OnStatement } from '#platform/database/connection.ts';
import type { Database } from '#platform/database/database.ts';
import type { Listener } from '#platform/database/listener.ts';
import { withPatience } from '#platform/database/patience.ts';
import { beginText, mustNotifyNobody } from '#platform/database/read-only.ts';

export const NOTIFY = 'select pg_notify($1, $2)';

/**
 * Runs `run` on one connection between `begin` and `commit`; a connection that fails to roll back is thrown away.
 * What it notifies is heard in this process before the answer is given, and by the others when PostgreSQL tells them.
 */
export async function runTransaction<Tables, T>(
  { pool, ...means }: { readonly pool: Pool } & Means,
  run: (database: Database<Tables>) => Promise<T>,
): Promise<T> {
  const { onStatement, listener } = means;
  const client = await pool.connect();
  const send = (text: string) => {
    report(text, onStatement);
    return timeStatement(text, () => client.query(withPatience({ text })));
  };
  const notifications: Notification[] = [];
  let result: T;
  try {
    await send(beginText());
    result = await run(transactionDatabase<Tables>({ ...means, client, notifications }, 0));
    await sendWrite(client, () => send('commit'));
  } catch (error) {
    const failure = await send('rollback').then(
      () => undefined,
      (problem: Error) => problem,
    );
    client.release(failure);
    throw error;
  }
  client.release();
  for (const { channel, payload } of notifications) listener.deliver(channel, payload);
  return result;
}

type Notification = { readonly channel: string; readonly payload: string };

type Means = {
  /** The name under which a connection keeps a statement; undefined if it doesn't. */
  readonly nameOf: (name: string) => string | undefined;
  readonly onStatement: OnStatement | undefined;
  readonly listener: Listener;
};

type Inside = Means & {
  readonly client: PoolClient;
  /** Includes those of a savepoint that was rolled back: a listener looks again, and finds nothing new. */
  readonly notifications: Notification[];
};

/** The database as seen from inside a transaction: builder and named statements share its connection. */
function transactionDatabase<Tables>(inside: Inside, depth: number): Database<Tables> {
  const { client, nameOf, onStatement, listener, notifications } = inside;
  const connect = async () =>
    reportingConnection(
      (statement) => client.query(withPatience(statement)),
      onStatement,
      () => undefined,
    );
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: { connect, end: async () => undefined } }),
  });
  const send = async (text: string, values: readonly unknown[] = [], name?: string) => {
    report(text, onStatement);
    const statement = withPatience({
      name: name === undefined ? undefined : nameOf(name),
      text,
      values: [...values],
    });
    return await timeStatement(text, () => client.query(statement), name);
  };
  const database: Database<Tables> = {
    kysely,
    isTransaction: true,
    query: async <Row>(name: string, text: string, values: readonly unknown[]) =>
      (await send(text, values, name)).rows as Row[],
    transaction: async (run) => {
      const savepoint = `nested_${depth + 1}`;
      await send(`savepoint ${savepoint}`);
      try {
        const result = await run(transactionDatabase<Tables>(inside, depth + 1));
        await send(`release savepoint ${savepoint}`);
        return result;
      } catch (error) {
        await send(`rollback to savepoint ${savepoint}`);
        throw error;
      }
    },
    listen: listener.listen,
    notify: async (channel, payload) => {
      mustNotifyNobody();
      await send(NOTIFY, [channel, payload]);
      notifications.push({ channel, payload });
    },
    reader: () => ({ database, asOf: undefined }),
    lookAtReplicas: async () => [],
    close: async () => {
      throw new Error('a transaction ends by itself: it cannot be closed');
    },
  };
  return database;
}
