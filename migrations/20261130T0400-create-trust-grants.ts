import { type Kysely, sql } from 'kysely';

/** Whom staff trust from the beginning (rule 164). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table trust_grant (
      person_id text primary key references person on delete cascade,
      granted_by text references person on delete set null,
      granted_at timestamptz not null
    )`.execute(database);
  await sql`create index trust_grant_by on trust_grant (granted_by)`.execute(database);
}
