import { type Kysely, sql } from 'kysely';

/** Tokens that people make for themselves, and what other people's apps were allowed (decisions 153). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table personal_token (
      id text primary key,
      person_id text not null references person on delete cascade,
      token_hash text not null unique,
      name text not null,
      scopes text[] not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      last_used_at timestamptz(3)
    )`.execute(database);
  await sql`create index personal_token_person on personal_token (person_id)`.execute(database);
  await sql`
    create table oauth_app (
      id text primary key,
      owner_id text not null references person on delete cascade,
      name text not null,
      description text not null,
      redirect_addresses text[] not null,
      secret_hash text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index oauth_app_owner on oauth_app (owner_id)`.execute(database);
  await sql`
    create table oauth_grant (
      id text primary key,
      app_id text not null references oauth_app on delete cascade,
      person_id text not null references person on delete cascade,
      scopes text[] not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      last_used_at timestamptz(3)
    )`.execute(database);
  await sql`create index oauth_grant_person on oauth_grant (person_id, app_id)`.execute(database);
  await sql`create index oauth_grant_app on oauth_grant (app_id)`.execute(database);
  await sql`
    create table oauth_code (
      code_hash text primary key,
      grant_id text not null references oauth_grant on delete cascade,
      redirect_address text not null,
      challenge text not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    )`.execute(database);
  await sql`create index oauth_code_grant on oauth_code (grant_id)`.execute(database);
  await sql`
    create table oauth_token (
      token_hash text primary key,
      grant_id text not null references oauth_grant on delete cascade,
      kind text not null check (kind in ('access', 'refresh')),
      scopes text[] not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    )`.execute(database);
  await sql`create index oauth_token_grant on oauth_token (grant_id)`.execute(database);
  await sql`create index oauth_token_expires on oauth_token (expires_at)`.execute(database);
}
