import { type Kysely, sql } from 'kysely';

/** A publication that its owner archived, or deletes when a time to come back is over; of a deleted one its row stays, so that nobody gets its address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table publication_closing (
      publication_id text primary key references publication on delete cascade,
      kind text not null check (kind in ('archived', 'deleted')),
      was_archived boolean not null,
      closed_at timestamptz(3) not null,
      delete_at timestamptz(3),
      check ((kind = 'deleted') = (delete_at is not null))
    )`.execute(database);
  await sql`create index publication_closing_due on publication_closing (delete_at) where delete_at is not null`.execute(
    database,
  );
  await sql`alter table publication drop constraint publication_state_check`.execute(database);
  await sql`
    alter table publication add constraint publication_state_check
    check (state in ('active', 'archived', 'suspended', 'deleted'))`.execute(database);
}
