import { type Kysely, sql } from 'kysely';

/**
 * How an import left a story, so that a later one sees what was edited here; and responses among what imports
 * bring.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_item
      add column stand text,
      drop constraint import_item_kind_check,
      add constraint import_item_kind_check
        check (kind in ('person', 'story', 'series', 'translation', 'picture', 'response'))`.execute(database);
}
