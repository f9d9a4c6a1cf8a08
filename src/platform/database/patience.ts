import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryConfig } from 'pg';

const patience = new AsyncLocalStorage<number>();

/** `pg` also reads this from a statement, but its types don't say so. */
type PatientStatement = QueryConfig & { readonly query_timeout: number };

/**
 * Runs `run` so that each statement sent by it, or by anything it awaits or starts, fails if no answer comes within so
 * many milliseconds; then its connection is closed. A database may be silent without being gone: a stuck disk, or a
 * network that swallows everything. Jobs wait for as long as it takes.
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
