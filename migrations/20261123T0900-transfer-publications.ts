import { type Kysely, sql } from 'kysely';

/** Handing a publication over: offered, answered, and for a while to be taken back; its new owner is marked till then. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table publication_transfer (
      id text primary key,
      publication_id text not null references publication on delete cascade,
      from_id text not null references person,
      to_id text not null references person,
      state text not null
        check (state in ('offered', 'declined', 'withdrawn', 'lapsed', 'accepted', 'undone', 'settled')),
      is_leaving boolean not null default false,
      offered_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      check (from_id <> to_id)
    )`.execute(database);
  await sql`
    create unique index publication_transfer_open on publication_transfer (publication_id)
    where state in ('offered', 'accepted')`.execute(database);
  await sql`create index publication_transfer_ends on publication_transfer (ends_at)`.execute(database);
  await sql`create index publication_transfer_from on publication_transfer (from_id)`.execute(database);
  await sql`create index publication_transfer_to on publication_transfer (to_id)`.execute(database);
  await sql`
    alter table publication_member
    add column settles_at timestamptz(3),
    add column taken_over_from text references person`.execute(database);
}
