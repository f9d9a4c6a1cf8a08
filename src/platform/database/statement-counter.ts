import { AsyncLocalStorage } from 'node:async_hooks';

const collected = new AsyncLocalStorage<string[]>();

/** Called by the database for each statement that it sends. */
export function recordStatement(text: string): void {
  collected.getStore()?.push(text);
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
