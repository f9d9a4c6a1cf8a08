import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** What items of the bar lead to in their publication: the page or section of this address. */
export type ItemTarget = {
  readonly publicationId: string;
  readonly destination: 'page' | 'section';
  readonly slug: string;
};

/** The items of the bar that lead to what has another address from now on. */
export async function redirectItems(database: Database<Tables>, target: ItemTarget, slug: string): Promise<void> {
  await database.kysely
    .updateTable('publication_navigation_item')
    .set({ value: slug })
    .where('publication_id', '=', target.publicationId)
    .where('destination', '=', target.destination)
    .where('value', '=', target.slug)
    .execute();
}

/** The items of the bar that lead to what is no more. */
export async function dropItems(database: Database<Tables>, target: ItemTarget): Promise<void> {
  await database.kysely
    .deleteFrom('publication_navigation_item')
    .where('publication_id', '=', target.publicationId)
    .where('destination', '=', target.destination)
    .where('value', '=', target.slug)
    .execute();
}
