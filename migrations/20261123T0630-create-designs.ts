import { type Kysely, sql } from 'kysely';

/** How publications and people look: what readers see and what was there before it, and apart from them what is tried. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table design (
      publication_id text unique references publication on delete cascade,
      person_id text unique references person on delete cascade,
      version integer not null,
      published jsonb not null,
      previous jsonb not null,
      published_at timestamptz(3) not null,
      check (num_nonnulls(publication_id, person_id) = 1)
    )`.execute(database);
  await sql`
    create table design_draft (
      publication_id text unique references publication on delete cascade,
      person_id text unique references person on delete cascade,
      revision integer not null,
      draft jsonb not null,
      saved_at timestamptz(3) not null,
      check (num_nonnulls(publication_id, person_id) = 1)
    )`.execute(database);
  await sql`
    create table design_introduction (
      person_id text primary key references person on delete cascade,
      version_seen integer not null
    )`.execute(database);
}
