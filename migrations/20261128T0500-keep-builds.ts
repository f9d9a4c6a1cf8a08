import { type Kysely, sql } from 'kysely';

/** What the last builds of the program were made of, for pages of theirs that are still open (decision 0112). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table build (
      id text primary key check (id ~ '^[0-9a-f]{16}$'),
      asset_names text[] not null,
      document_hashes text[] not null,
      started_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table build_document (
      hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
      name text not null,
      text text not null
    )`.execute(database);
}
