import { readFlagsThatAreOn } from '#modules/flags/read-flags.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/tables.ts';

export type SiteFlags = {
  /** Names of the flags that are on for everybody. */
  names(): readonly string[];
  /** Reads them again. */
  reload(): Promise<void>;
};

/** The flags of the site, kept in memory: pages ask for them on each rendering. */
export function createSiteFlags(database: Database<Tables>): SiteFlags {
  let names: readonly string[] = [];
  return {
    names: () => names,
    reload: async () => {
      names = await readFlagsThatAreOn(database);
    },
  };
}
