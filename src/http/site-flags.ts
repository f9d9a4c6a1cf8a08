import { type FlagAudience, isInAudience } from '#modules/ground/flags/flag-audience.ts';
import { readFlagAudiences, readFlagsThatAreOn } from '#modules/ground/flags/read-flags.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

export type SiteFlags = {
  /** Names of the flags that are on for everyone; for a signed-in person also those they have early. */
  names(viewer: Viewer | null): readonly string[];
  /** Reads them again. */
  reload(): Promise<void>;
};

/** The flags of the site, kept in memory: pages ask for them on each rendering. */
export function createSiteFlags(database: Database<Tables>): SiteFlags {
  let names: readonly string[] = [];
  let audiences: readonly FlagAudience[] = [];
  return {
    names: (viewer) => {
      const own = audiences.filter((audience) => !names.includes(audience.name) && isInAudience(audience, viewer));
      return own.length === 0 ? names : [...names, ...own.map((audience) => audience.name)];
    },
    reload: async () => {
      [names, audiences] = await Promise.all([readFlagsThatAreOn(database), readFlagAudiences(database)]);
    },
  };
}
