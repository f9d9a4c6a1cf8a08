import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { PostgresPoolClient } from 'kysely';
import { isRead } from '#platform/database/send-together.ts';
import { askPosition } from '#platform/database/wal-position.ts';
import { isFollowed, noteWritten } from '#platform/database/written.ts';
import { timePiece } from '#platform/traces/trace.ts';

const collected = new AsyncLocalStorage<string[]>();

export type OnStatement = (text: string) => void;

/** Sends one statement. */
export type SendAlone = (statement: QueryConfig) => Promise<QueryResult>;

/** Over any connection of a pool. */
export async function sendAlone(pool: Pool, statement: QueryConfig): Promise<QueryResult> {
  if (isRead(statement.text) || !isFollowed()) return await pool.query(statement);
  const client = await pool.connect();
  try {
    return await sendWrite(client, () => client.query(statement));
  } finally {
    client.release();
  }
}

/** Sends what writes, and behind it asks where that ended if somebody wants to know. */
export async function sendWrite<Answer>(client: PoolClient, send: () => Promise<Answer>): Promise<Answer> {
  if (!isFollowed()) return await send();
  // Nothing is awaited between the two: they leave together.
  const sent = send();
  const asked = askPosition(client);
  try {
    return await sent;
  } finally {
    noteWritten(await asked);
  }
}

/** A borrowed connection, in the shape that Kysely asks for, which reports each statement that it sends. */
export function reportingConnection(
  send: SendAlone,
  onStatement: OnStatement | undefined,
  release: () => void,
): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    report(text, onStatement);
    return timeStatement(text, () => send({ text, values: [...values] }));
  };
  // Kysely also describes cursors here; no cursor class is given to it, so they never come.
  return { query: query as unknown as PostgresPoolClient['query'], release };
}

/** Runs a statement as a part of the request that it is for; without a name, by what it does and to which table. */
export function timeStatement<T>(text: string, run: () => Promise<T>, name?: string): Promise<T> {
  return timePiece('statement', () => name ?? summaryOf(text), run);
}

/** `select story` */
function summaryOf(text: string): string {
  const [verb = 'statement'] = /^[a-z]+/i.exec(text.trimStart()) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i.exec(text) ?? [];
  return table === undefined ? verb.toLowerCase() : `${verb.toLowerCase()} ${table}`;
}

/** Tells the statement counters and this database's listener that a statement is being sent. */
export function report(text: string, onStatement: OnStatement | undefined): void {
  collected.getStore()?.push(text);
  onStatement?.(text);
}

/**
 * Runs `run` and tells which SQL statements it sent, itself and in everything it awaited or started.
 * Statements of a transaction include its `begin` and `commit`.
 */
export async function countStatements<T>(
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly count: number; readonly texts: readonly string[] }> {
  const texts: string[] = [];
  const result = await collected.run(texts, run);
  return { result, count: texts.length, texts };
}
