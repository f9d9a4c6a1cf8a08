import { type Kysely, sql } from 'kysely';

/** What became of each backup, by command and by the clock (rule 242). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table backup_run (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      target text not null,
      outcome text not null check (outcome in ('FAILED', 'TRIED', 'VERIFIED', 'WRITTEN')),
      sentence text not null,
      row_count bigint not null,
      file_count bigint not null,
      byte_count bigint not null,
      started_at timestamptz(3) not null,
      ended_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index backup_run_started_at on backup_run (started_at desc)`.execute(database);
}
