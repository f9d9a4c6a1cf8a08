import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** How many publications somebody owns; who makes another one meanwhile waits until the transaction ends. */
export async function countOwnedLocked(database: Database<Tables>, personId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`owned publications ${personId}`}, 0))`.execute(
    database.kysely,
  );
  const row = await database.kysely
    .selectFrom('publication_member')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('person_id', '=', personId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function replacePublicationTopics(
  database: Database<Tables>,
  publicationId: string,
  tagIds: readonly string[],
): Promise<void> {
  await database.kysely.deleteFrom('publication_topic').where('publication_id', '=', publicationId).execute();
  if (tagIds.length === 0) return;
  await database.kysely
    .insertInto('publication_topic')
    .values(tagIds.map((tagId, position) => ({ publication_id: publicationId, tag_id: tagId, position })))
    .execute();
}

/** Keeps the slug that a publication had; the one that it has now is no old one of it. */
export async function rememberOldSlug(
  database: Database<Tables>,
  row: { readonly slug: string; readonly publication_id: string; readonly changed_at: Date },
  slug: string,
): Promise<void> {
  await database.kysely.deleteFrom('old_publication_slug').where('slug', '=', slug).execute();
  await database.kysely
    .insertInto('old_publication_slug')
    .values(row)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ changed_at: row.changed_at }))
    .execute();
}
