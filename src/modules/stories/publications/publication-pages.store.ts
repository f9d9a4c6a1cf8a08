import type { Insertable, Updateable } from 'kysely';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { dropItems, redirectItems } from './navigation-items.store.ts';

/** A page as it is written. */
export type WrittenRow = {
  readonly id: string;
  readonly publicationId: string;
  readonly slug: string;
  readonly title: string;
  readonly document: StoryDocument;
  readonly revision: number;
};

export async function upsertPage(
  database: Database<Tables>,
  page: Insertable<Tables['publication_page']>,
): Promise<void> {
  const { id: _id, publication_id: _publication, slug: _slug, ...changes } = page;
  await database.kysely
    .insertInto('publication_page')
    .values(page)
    .onConflict((conflict) =>
      conflict
        .columns(['publication_id', 'slug'])
        .doUpdateSet((eb) => Object.assign(changes, { revision: eb('publication_page.revision', '+', 1) })),
    )
    .execute();
}

/** A text in the place of another, which is one revision older. */
export async function replacePage(
  database: Database<Tables>,
  id: string,
  changes: Updateable<Tables['publication_page']>,
): Promise<void> {
  await database.kysely
    .updateTable('publication_page')
    .set((eb) => Object.assign({}, changes, { revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Own addresses come before those that other pages had. */
export async function takeOldSlug(database: Database<Tables>, publicationId: string, slug: string): Promise<void> {
  await database.kysely
    .deleteFrom('old_publication_page_slug')
    .where('publication_id', '=', publicationId)
    .where('slug', '=', slug)
    .execute();
}

type Place = { readonly id: string; readonly slug: string };

/** Gives a page another address: the bar leads there, and so does the old one. */
export async function movePage(
  database: Database<Tables>,
  publicationId: string,
  page: Place,
  slug: string,
): Promise<void> {
  const { id, slug: before } = page;
  await database.kysely.updateTable('publication_page').set({ slug }).where('id', '=', id).execute();
  await database.kysely
    .insertInto('old_publication_page_slug')
    .values({ publication_id: publicationId, slug: before, page_id: id })
    .execute();
  await redirectItems(database, { publicationId, destination: 'page', slug: before }, slug);
}

/** Deletes a page, and the items of the bar that lead to it; the addresses that it had go with it. */
export async function dropPage(database: Database<Tables>, publicationId: string, page: Place): Promise<void> {
  await database.kysely.deleteFrom('publication_page').where('id', '=', page.id).execute();
  await dropItems(database, { publicationId, destination: 'page', slug: page.slug });
}

/** Without the one behind "About". */
export async function countSubpages(database: Database<Tables>, publicationId: string): Promise<number> {
  const { count } = await database.kysely
    .selectFrom('publication_page')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('publication_id', '=', publicationId)
    .where('slug', '<>', 'about')
    .executeTakeFirstOrThrow();
  return Number(count);
}
