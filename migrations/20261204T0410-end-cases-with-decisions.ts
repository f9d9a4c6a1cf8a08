import { type Kysely, sql } from 'kysely';

/** Cases that ended with a decision about the account that they were about: with it, they come back (rule 331). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_end (
      case_id text primary key references report_case (id) on delete cascade,
      decision_id text not null
    )`.execute(database);
  await sql`create index case_end_decision on case_end (decision_id)`.execute(database);
}
