import { type Kysely, sql } from 'kysely';

/** Accounts that came together and are dealt with together (rule 255): which ones is written down before it begins. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table wave (
      id text primary key,
      kind text not null check (kind in ('MAIL_DOMAIN', 'LINK', 'WORDS')),
      value text not null,
      days integer not null,
      rule text not null,
      facts text not null,
      is_told boolean not null,
      state text not null default 'RUNNING' check (state in ('RUNNING', 'STOPPED', 'DONE', 'UNDOING', 'UNDONE')),
      account_count integer not null,
      created_by text references person on delete set null,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index wave_newest on wave (created_at desc, id)`.execute(database);
  await sql`
    create table wave_account (
      wave_id text not null references wave on delete cascade,
      person_id text not null references person on delete cascade,
      state text not null default 'WAITING' check (state in ('WAITING', 'DONE', 'PASSED', 'UNDONE')),
      decision_id text,
      primary key (wave_id, person_id)
    )`.execute(database);
  await sql`create index wave_account_of_state on wave_account (wave_id, state, person_id)`.execute(database);
  await sql`create index wave_account_of_person on wave_account (person_id)`.execute(database);
}
