import { type Kysely, sql } from 'kysely';

/** Who may sign up where not everybody may, and who may not (rules 250 to 252). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table invitation (
      id text primary key,
      token_hash text not null unique,
      address text,
      note text not null,
      most_uses integer not null check (most_uses between 1 and 1000),
      use_count integer not null default 0 check (use_count between 0 and most_uses),
      created_by text references person on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    )`.execute(database);
  await sql`create index invitation_of_address on invitation (address) where address is not null`.execute(database);
  await sql`
    create table invitation_opening (
      visitor_hash text primary key,
      invitation_id text not null references invitation on delete cascade,
      opened_at timestamptz not null
    )`.execute(database);
  await sql`
    create table invitation_use (
      person_id text primary key references person on delete cascade,
      invitation_id text not null references invitation on delete cascade,
      used_at timestamptz not null
    )`.execute(database);
  await sql`create index invitation_use_of_invitation on invitation_use (invitation_id, used_at)`.execute(database);
  await sql`
    create table sign_up_block (
      id text primary key,
      kind text not null check (kind in ('domain', 'network')),
      value text not null unique,
      reason text not null,
      refused_count bigint not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz
    )`.execute(database);
}
