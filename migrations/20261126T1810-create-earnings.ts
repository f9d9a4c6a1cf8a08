import { type Kysely, sql } from 'kysely';

/** What members read and paid in a month, frozen when it closes, and what came of it for writers (decision 0087). */
export async function up(database: Kysely<unknown>): Promise<void> {
  const period = sql`text not null check (period ~ '^[0-9]{4}-[0-9]{2}$')`;
  await sql`
    create table earning_month (
      period text primary key check (period ~ '^[0-9]{4}-[0-9]{2}$'),
      rules text not null,
      state text not null check (state in ('OPEN', 'FROZEN', 'SETTLED', 'CLOSED')),
      cost_basis_points integer not null check (cost_basis_points between 0 and 10000),
      cost_fixed integer not null check (cost_fixed >= 0),
      counted_at timestamptz(3) not null,
      closed_at timestamptz(3),
      statement_hash text,
      check ((state = 'CLOSED') = (closed_at is not null and statement_hash is not null))
    )`.execute(database);
  // Nobody's name stands here: the key is made of a secret, and stories are kept by their ids after they are gone.
  await sql`
    create table earning_read (
      period ${period},
      member_key text not null,
      story_id text not null,
      day date not null,
      seconds integer not null check (seconds >= 0),
      is_from_outside boolean not null,
      has_clapped boolean not null,
      has_highlighted boolean not null,
      has_responded boolean not null,
      has_followed boolean not null,
      is_boosted boolean not null,
      primary key (period, member_key, story_id, day)
    )`.execute(database);
  await sql`create index earning_read_of_day on earning_read (day)`.execute(database);
  await sql`
    create table earning_story (
      period ${period},
      story_id text not null,
      reading_minutes integer not null,
      publication_id text,
      editor_percent integer not null check (editor_percent between 0 and 20),
      author_ids text[] not null,
      enrolled_ids text[] not null,
      is_staff_pick boolean not null,
      primary key (period, story_id)
    )`.execute(database);
  await sql`
    create table earning_slice (
      counted_in text not null check (counted_in ~ '^[0-9]{4}-[0-9]{2}$'),
      period ${period},
      charge_id text not null,
      member_key text not null,
      currency text not null check (currency ~ '^[A-Z]{3}$'),
      net integer not null check (net >= 0),
      micros bigint not null check (micros >= 0),
      primary key (counted_in, period, charge_id, member_key)
    )`.execute(database);
  await sql`create index earning_slice_of_charge on earning_slice (charge_id)`.execute(database);
  await sql`create index earning_slice_of_member on earning_slice (member_key, period)`.execute(database);
  await sql`
    create index earning_slice_in_turn on earning_slice (counted_in, member_key, period)`.execute(database);
  await sql`
    create table earning_line (
      counted_in text not null,
      kind text not null check (kind in ('writer', 'editor_cut')),
      owner_id text not null,
      period ${period},
      source text not null check (source in ('READERS', 'STAFF_PICKS')),
      story_id text not null,
      day date not null,
      currency text not null,
      members integer not null,
      seconds bigint not null,
      points bigint not null,
      micros bigint not null,
      primary key (counted_in, kind, owner_id, period, source, story_id, day, currency)
    )`.execute(database);
  await sql`create index earning_line_of_owner on earning_line (kind, owner_id, counted_in)`.execute(database);
  await sql`create index earning_line_of_story on earning_line (story_id, counted_in)`.execute(database);
  await sql`
    create table earning_statement (
      period ${period},
      kind text not null check (kind in ('writer', 'editor_cut')),
      owner_id text not null,
      currency text not null,
      micros bigint not null,
      amount integer not null,
      primary key (period, kind, owner_id, currency)
    )`.execute(database);
  await sql`create index earning_statement_of_owner on earning_statement (kind, owner_id)`.execute(database);
  await sql`
    create table earning_fund (
      period ${period},
      currency text not null,
      received bigint not null,
      carried bigint not null,
      primary key (period, currency)
    )`.execute(database);
}
