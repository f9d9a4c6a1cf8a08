import { type Kysely, sql } from 'kysely';

/** Servers of the fediverse that nobody here is followed from (rule 259). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table server_block (
      domain text primary key,
      public_comment text not null,
      private_comment text not null,
      lost_followers integer not null,
      created_at timestamptz not null
    )`.execute(database);
}
