import { type Kysely, sql } from 'kysely';

/**
 * Titles and names as they are searched for in lists of a publication: folding them takes fifty times as long as
 * looking through them, so it is done when they are written.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists btree_gin`.execute(database);
  await sql`drop index story_title_of_publication`.execute(database);
  // An entry of an index has room for 2,700 bytes, and a letter may take four.
  for (const [table, column, words] of [
    ['story', 'title_words', 'title'],
    ['submission', 'title_words', 'title'],
    ['person', 'name_words', "name || ' ' || username"],
  ] as const) {
    await sql`
      alter table ${sql.table(table)} add column ${sql.ref(column)} text not null
      generated always as (left(folded_words(${sql.raw(words)}), 600)) stored`.execute(database);
  }
  // What many titles bear is found on the way from the newest on, in the index alone.
  await sql`drop index story_of_publication`.execute(database);
  await sql`
    create index story_of_publication on story (publication_id, sort_key desc, id desc) include (title_words)
    where is_listed and publication_id is not null`.execute(database);
  // What few bear is found here. The publication is spelled so that no other index seems to answer the same.
  await sql`
    create index story_title_of_publication on story
    using gin ((publication_id || ''), title_words gin_trgm_ops) with (fastupdate = off)
    where is_listed and publication_id is not null`.execute(database);
}
