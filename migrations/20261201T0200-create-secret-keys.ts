import { type Kysely, sql } from 'kysely';

/** Which keys the site has had, what outlives them, and who knows which of them (rule 238). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table secret_key (
      number integer primary key check (number > 0),
      -- Nothing can be told from it: the keys themselves are in the file alone.
      fingerprint text not null unique,
      state text not null check (state in ('KNOWN', 'USED', 'OLD', 'RETIRED')),
      is_leaked boolean not null default false,
      added_at timestamptz(3) not null,
      used_at timestamptz(3),
      retired_at timestamptz(3)
    )`.execute(database);
  await sql`create unique index secret_key_used on secret_key (state) where state = 'USED'`.execute(database);
  await sql`
    create table kept_key (
      -- The number of the key that it was made of, and the purpose.
      id text primary key,
      sealed text not null
    )`.execute(database);
  await sql`
    create table secret_reader (
      id text primary key,
      -- Machine and process.
      name text not null,
      fingerprints text[] not null,
      used integer,
      seen_at timestamptz not null
    )`.execute(database);
}
