import { type Kysely, sql } from 'kysely';

/** Whom people keep away from themselves, whose stories they do not want to meet, and what they report to staff. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table person_block (
      blocker_id text not null references person,
      person_id text not null references person,
      created_at timestamptz(3) not null,
      primary key (blocker_id, person_id),
      check (blocker_id <> person_id)
    )`.execute(database);
  await sql`create index person_block_of on person_block (person_id)`.execute(database);
  await sql`create index person_block_newest on person_block (blocker_id, created_at desc, person_id desc)`.execute(
    database,
  );

  await sql`
    create table person_mute (
      muter_id text not null references person,
      person_id text not null references person,
      created_at timestamptz(3) not null,
      primary key (muter_id, person_id),
      check (muter_id <> person_id)
    )`.execute(database);
  await sql`create index person_mute_of on person_mute (person_id)`.execute(database);
  await sql`
    create table publication_mute (
      muter_id text not null references person,
      publication_id text not null references publication,
      created_at timestamptz(3) not null,
      primary key (muter_id, publication_id)
    )`.execute(database);

  await sql`
    create table report_case (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      target_kind text not null check (target_kind in ('post', 'user', 'response', 'catalog')),
      target_id text not null,
      state text not null check (state in ('open', 'upheld', 'dismissed')),
      report_count integer not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      closed_by text references person
    )`.execute(database);
  await sql`
    create unique index report_case_open on report_case (target_kind, target_id) where state = 'open'`.execute(
    database,
  );
  await sql`create index report_case_newest on report_case (state, updated_at desc, id desc)`.execute(database);
  await sql`
    create table report (
      case_id text not null references report_case,
      reporter_id text not null references person,
      reason text not null,
      comment text not null,
      created_at timestamptz(3) not null,
      primary key (case_id, reporter_id)
    )`.execute(database);
  await sql`create index report_of_person on report (reporter_id, created_at)`.execute(database);
}
