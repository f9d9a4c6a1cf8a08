import { type Kysely, sql } from 'kysely';

/** Who is invited to the staff of a publication: somebody with an account, or whoever has an address. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table publication_invitation (
      id text primary key,
      publication_id text not null references publication on delete cascade,
      invited_by text not null references person,
      role text not null check (role in ('editor', 'writer')),
      person_id text references person,
      address text,
      token_hash text,
      state text not null check (state in ('open', 'accepted', 'declined', 'withdrawn')),
      created_at timestamptz(3) not null,
      sent_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      check (state <> 'open' or (person_id is null) = (address is not null)),
      check (person_id is not null or token_hash is not null)
    )`.execute(database);
  await sql`
    create unique index publication_invitation_person on publication_invitation (publication_id, person_id)
    where state = 'open'`.execute(database);
  await sql`
    create unique index publication_invitation_address on publication_invitation (publication_id, address)
    where state = 'open'`.execute(database);
  await sql`
    create index publication_invitation_open on publication_invitation (publication_id, sent_at desc)
    where state = 'open'`.execute(database);
  await sql`create index publication_invitation_of_person on publication_invitation (person_id)`.execute(database);
  await sql`create index publication_invitation_by on publication_invitation (invited_by)`.execute(database);
  await sql`create index publication_invitation_expiry on publication_invitation (expires_at)`.execute(database);
}
