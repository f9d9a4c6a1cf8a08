import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { siteSettings } from './site-settings.ts';

const SETTING = "select value #>> '{}' as languages from setting where name = 'site.languages'";

/** The languages that the site is read in (rule 271), as BCP 47 and at least one. */
export async function readSiteLanguages({
  database,
}: {
  readonly database: Database<Tables>;
}): Promise<readonly string[]> {
  const [row] = await database.query<{ languages: string | null }>('site_languages', SETTING, []);
  return (row?.languages || siteSettings['site.languages'].defaultValue).split(' ');
}

/** What a text is taken to be in whose language nobody knows: English where the site is read in it. */
export function likelyLanguage(languages: readonly string[]): string {
  return languages.includes('en') ? 'en' : (languages[0] ?? 'en');
}
