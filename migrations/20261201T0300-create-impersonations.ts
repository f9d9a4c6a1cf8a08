import { type Kysely, sql } from 'kysely';

/** Who of staff looked at the site as whom, why and until when (rule 248). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table impersonation (
      id text primary key,
      person_id text not null references person on delete cascade,
      actor_id text references person on delete set null,
      session_id text references session on delete set null,
      token_hash text not null unique,
      reason text not null,
      created_at timestamptz not null,
      begun_at timestamptz,
      expires_at timestamptz not null,
      ended_at timestamptz,
      told_at timestamptz
    )`.execute(database);
  await sql`create index impersonation_of_person on impersonation (person_id, created_at desc)`.execute(database);
  await sql`create index impersonation_of_actor on impersonation (actor_id)`.execute(database);
  await sql`create index impersonation_of_session on impersonation (session_id)`.execute(database);
  await sql`create index impersonation_untold on impersonation (created_at) where told_at is null`.execute(database);
}
