import { type Kysely, sql } from 'kysely';

/** Whoever erases their account takes their notes with them, and not what others answered: those stand by themselves. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table submission_note drop constraint submission_note_parent_id_fkey`.execute(database);
  await sql`
    alter table submission_note add constraint submission_note_parent_id_fkey
      foreign key (parent_id) references submission_note on delete set null`.execute(database);
}
