import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryConfig } from 'pg';

const patience = new AsyncLocalStorage<number>();

/** As `pg` reads it from a statement as well, which its types do not know. */
type PatientStatement = QueryConfig & { readonly query_timeout: number };

/**
 * Runs `run` so that each statement which it sends, itself and in everything that it awaits or starts, fails where no
 * answer comes within so many milliseconds; its connection is closed then. A database may be silent without being gone:
 * a disk that stands still, or a network that swallows everything. Jobs wait for as long as it takes.
 */
export function waitAtMost<T>(milliseconds: number, run: () => T): T {
  return patience.run(milliseconds, run);
}

/** A statement that waits for as long as its sender does. */
export function withPatience(statement: QueryConfig): QueryConfig {
  const milliseconds = patience.getStore();
  if (milliseconds === undefined) return statement;
  const patient: PatientStatement = { ...statement, query_timeout: milliseconds };
  return patient;
}
