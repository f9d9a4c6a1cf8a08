import { type Kysely, sql } from 'kysely';

/** In which order open cases are looked at (rule 264); those that wait already come in the order of their last report. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_rank (
      case_id text primary key references report_case on delete cascade,
      rank bigint not null
    )`.execute(database);
  await sql`
    insert into case_rank select id, extract(epoch from updated_at)::bigint from report_case where state = 'open'`.execute(
    database,
  );
  await sql`create index case_rank_order on case_rank (rank desc, case_id desc)`.execute(database);
}
