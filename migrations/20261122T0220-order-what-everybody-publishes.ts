import { type Kysely, sql } from 'kysely';

/** What everybody wrote and passed on in one order: who follows very many is found among the newest of the site. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index story_author_newest on story_author (sort_key desc, story_id desc, person_id) where is_listed`.execute(
    database,
  );
  await sql`create index repost_newest on repost (created_at desc, story_id desc, person_id)`.execute(database);
}
