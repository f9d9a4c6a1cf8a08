import { type Kysely, sql } from 'kysely';

/** The scores of the stories read lately are summed up over all their days. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index story_read_day_of_story on story_read_day (story_id)`.execute(database);
}
