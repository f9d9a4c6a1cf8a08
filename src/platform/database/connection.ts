import type { PoolClient } from 'pg';
import type { PostgresPoolClient } from 'kysely';
import { recordStatement } from '#platform/database/statement-counter.ts';

export type OnStatement = (text: string) => void;

/** A borrowed connection, in the shape that Kysely asks for, which reports each statement that it sends. */
export function reportingConnection(
  client: PoolClient,
  onStatement: OnStatement | undefined,
  release: () => void,
): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    report(text, onStatement);
    return client.query(text, [...values]);
  };
  // Kysely also describes cursors here; no cursor class is given to it, so they never come.
  return { query: query as unknown as PostgresPoolClient['query'], release };
}

/** Tells the statement counter and the listener of this database that a statement is sent. */
export function report(text: string, onStatement: OnStatement | undefined): void {
  recordStatement(text);
  onStatement?.(text);
}
