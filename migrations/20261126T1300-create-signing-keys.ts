import { type Kysely, sql } from 'kysely';

/** By which mail is signed: at most one pair of a domain waits for its records to be seen. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table signing_key (
      domain text not null check (domain = lower(domain)),
      selector text not null,
      rsa_record text not null,
      ed25519_record text not null,
      sealed_rsa text not null,
      sealed_ed25519 text not null,
      created_at timestamptz(3) not null,
      seen_at timestamptz(3),
      retired_at timestamptz(3),
      primary key (domain, selector)
    )`.execute(database);
  await sql`
    create unique index signing_key_waiting on signing_key (domain)
    where seen_at is null and retired_at is null`.execute(database);
}
