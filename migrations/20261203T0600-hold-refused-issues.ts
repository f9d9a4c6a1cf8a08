import { type Kysely, sql } from 'kysely';

/** An issue that mail servers refuse for everybody alike is paused for that (rule 299). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table issue
      drop constraint issue_stop_reason_check,
      add constraint issue_stop_reason_check
        check (stop_reason in ('writer', 'bounces', 'complaints', 'late', 'refused')) not valid`.execute(database);
}
