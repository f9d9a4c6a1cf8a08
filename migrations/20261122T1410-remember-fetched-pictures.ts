import { type Kysely, sql } from 'kysely';

/** Pictures that an import fetched are remembered by their address, so that running it again fetches none twice. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_item drop constraint import_item_kind_check,
      add constraint import_item_kind_check check (kind in ('person', 'story', 'series', 'translation', 'picture'))`.execute(
    database,
  );
}
