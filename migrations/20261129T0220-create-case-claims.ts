import { type Kysely, sql } from 'kysely';

/** Who looks at a case at the moment, so that no two decide about it (rule 257). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table case_claim (
      case_id text primary key references report_case on delete cascade,
      person_id text not null references person on delete cascade,
      claimed_until timestamptz not null
    )`.execute(database);
  await sql`create index case_claim_of_person on case_claim (person_id)`.execute(database);
}
