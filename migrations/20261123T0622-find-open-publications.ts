import { type Kysely, sql } from 'kysely';

/** Publications that take stories of anybody now, the last to say so first. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create index publication_criteria_open on publication_criteria (updated_at desc)
    where open_to = 'EVERYONE' and not is_paused`.execute(database);
}
