import { type Kysely, sql } from 'kysely';

/** An issue whose story readers cannot find any more is paused for that (rule 293). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table issue
      drop constraint issue_stop_reason_check,
      add constraint issue_stop_reason_check
        check (stop_reason in ('writer', 'bounces', 'complaints', 'late', 'refused', 'hidden')) not valid`.execute(
    database,
  );
}
