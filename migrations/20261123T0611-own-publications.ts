import { type Kysely, sql } from 'kysely';

/** What a publication is about, as its owner says; and the addresses that it had, which lead to it and are nobody else's. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table publication_topic (
      publication_id text not null references publication on delete cascade,
      tag_id text not null references tag,
      position integer not null,
      primary key (publication_id, tag_id)
    )`.execute(database);
  await sql`
    create table old_publication_slug (
      slug text primary key,
      publication_id text not null references publication on delete cascade,
      changed_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index old_publication_slug_publication on old_publication_slug (publication_id)`.execute(database);
}
