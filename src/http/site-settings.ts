import { siteCss } from '#shared/design/site-look.ts';
import type { SiteLook } from '#shared/pages/page-contract.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { defaultSettings, type Settings } from '#modules/ground/settings/setting-list.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type SiteSettings = {
  /** What the operator set, each with its default. */
  all(): Settings;
  /** How the operator wants pages to look. */
  look(): SiteLook;
  /** Reads them again. */
  reload(): Promise<void>;
};

/** The settings of the site, kept in memory: pages ask for them on each rendering. */
export function createSiteSettings(database: Database<Tables>): SiteSettings {
  let settings = defaultSettings;
  let look = lookOf(settings);
  return {
    all: () => settings,
    look: () => look,
    reload: async () => {
      settings = await readSettings(database);
      look = lookOf(settings);
    },
  };
}

function lookOf({ 'site.logoImageId': logoImageId, 'site.accentColor': accent }: Settings): SiteLook {
  return { logoImageId, css: siteCss(accent) };
}
