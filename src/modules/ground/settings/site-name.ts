import { DEFAULT_SITE_NAME } from '#shared/site-name.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const SETTING = "select value #>> '{}' as name from setting where name = 'site.name'";

/** What the operator calls the site, as mails, feeds and other programs say it. */
export async function readSiteName({ database }: { readonly database: Database<Tables> }): Promise<string> {
  const [row] = await database.query<{ name: string | null }>('site_name', SETTING, []);
  return row?.name || DEFAULT_SITE_NAME;
}
