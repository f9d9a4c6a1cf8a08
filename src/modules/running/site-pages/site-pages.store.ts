import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function upsertSitePage(
  { kysely }: Database<Tables>,
  { route_name, ...row }: Insertable<Tables['site_page']>,
): Promise<void> {
  await kysely
    .insertInto('site_page')
    .values({ route_name, ...row })
    .onConflict((conflict) => conflict.column('route_name').doUpdateSet(row))
    .execute();
}

export async function insertSitePageVersion(
  { kysely }: Database<Tables>,
  row: Insertable<Tables['site_page_version']>,
): Promise<void> {
  await kysely.insertInto('site_page_version').values(row).execute();
}

/** Forgets what is shown, so that the default text is; versions stay. */
export async function deleteSitePage({ kysely }: Database<Tables>, routeName: string): Promise<void> {
  await kysely.deleteFrom('site_page').where('route_name', '=', routeName).execute();
}
