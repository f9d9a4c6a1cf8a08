import { type Kysely, sql } from 'kysely';

/** Who applied to be verified as an author of books, and what came of it (rules 121, 202 and 203). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table author_verification (
      id text primary key,
      person_id text not null references person on delete cascade,
      state text not null check (state in ('pending', 'verified', 'refused', 'withdrawn', 'revoked')),
      profile_name text not null,
      cover_name text not null,
      book_title text not null,
      isbn text not null check (isbn ~ '^[0-9]{13}$'),
      publisher_domain text,
      reason text not null default '',
      applied_at timestamptz(3) not null,
      decided_at timestamptz(3),
      decided_by text references person on delete set null,
      check ((state = 'pending') = (decided_at is null))
    )`.execute(database);
  // One that waits or holds at a time.
  await sql`
    create unique index author_verification_open on author_verification (person_id)
    where state in ('pending', 'verified')`.execute(database);
  await sql`
    create index author_verification_of_person on author_verification (person_id, applied_at desc)`.execute(database);
  await sql`
    create index author_verification_by_state on author_verification (state, applied_at, id)
    where state in ('pending', 'verified')`.execute(database);
  await sql`
    create index author_verification_decided_by on author_verification (decided_by)
    where decided_by is not null`.execute(database);

  // An address at a publisher that somebody says is theirs, with the code that was sent there until it is proven.
  await sql`
    create table publisher_proof (
      person_id text primary key references person on delete cascade,
      address text not null,
      code_hash text,
      tries integer not null default 0,
      expires_at timestamptz(3) not null,
      proven_at timestamptz(3),
      check ((code_hash is null) = (proven_at is not null))
    )`.execute(database);
}
