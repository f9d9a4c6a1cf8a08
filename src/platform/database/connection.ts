import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { PostgresPoolClient } from 'kysely';
import { timePiece } from '#platform/traces/trace.ts';

const collected = new AsyncLocalStorage<string[]>();

export type OnStatement = (text: string) => void;

/** A borrowed connection, in the shape that Kysely asks for, which reports each statement that it sends. */
export function reportingConnection(
  client: PoolClient,
  onStatement: OnStatement | undefined,
  release: () => void,
): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    report(text, onStatement);
    return timeStatement(text, () => client.query(text, [...values]));
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

/** Tells whoever counts statements and the listener of this database that a statement is sent. */
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
