import { AsyncLocalStorage } from 'node:async_hooks';
import type { WalPosition } from '#platform/database/wal-position.ts';

/** Up to where in the log the writes on someone's behalf reach. */
export type Written = { readonly upTo: () => WalPosition | undefined };

const scopes = new AsyncLocalStorage<{ upTo: WalPosition | undefined }>();

/** Runs something for someone, and knows how far a replica must be to have everything it wrote. */
export function followWrites(run: (written: Written) => void): void {
  const scope: { upTo: WalPosition | undefined } = { upTo: undefined };
  scopes.run(scope, run, { upTo: () => scope.upTo });
}

/** Whether anybody wants to know where a write ended. */
export function isFollowed(): boolean {
  return scopes.getStore() !== undefined;
}

/** Says where a write ended. */
export function noteWritten(position: WalPosition): void {
  const scope = scopes.getStore();
  if (scope !== undefined && (scope.upTo === undefined || scope.upTo < position)) scope.upTo = position;
}
