import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { Loaders } from './loaders.ts';
import type { Tables } from './tables.ts';
import type { Viewer } from './viewer.ts';

/** What reading a page or a list is given: who looks, from where, and the rows loaded so far. */
export type ReadContext = {
  readonly database: Database<Tables>;
  readonly loaders: Loaders;
  readonly clock: Clock;
  readonly viewer: Viewer | null;
  /** Two capital letters; null where unknown. */
  readonly country: string | null;
};
