import { AsyncLocalStorage } from 'node:async_hooks';

const readOnly = new AsyncLocalStorage<true>();

/**
 * Runs `run` so that nothing which it asks of a database, itself and in everything that it awaits or starts, can write:
 * PostgreSQL refuses it, and nobody is notified.
 */
export function runReadOnly<T>(run: () => T): T {
  return readOnly.run(true, run);
}

export function isReadOnly(): boolean {
  return readOnly.getStore() === true;
}

/** What opens a transaction here. */
export function beginText(): string {
  return isReadOnly() ? 'begin read only' : 'begin';
}

/** PostgreSQL lets a read-only transaction notify, which makes other processes do things. */
export function mustNotifyNobody(): void {
  if (isReadOnly()) throw new Error('nothing is notified while nothing may be written');
}

/** Whether PostgreSQL says that it was to write what it must not. */
export function isRefusedWrite(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === READ_ONLY_TRANSACTION;
}

const READ_ONLY_TRANSACTION = '25006';
