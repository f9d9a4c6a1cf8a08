import { type Kysely, sql } from 'kysely';

/** What co-authors agree on, what editors get, and both as they stood by the day (decisions 0089 and 0091). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_split (
      id text primary key,
      story_id text not null references story on delete cascade,
      state text not null check (state in ('OPEN', 'AGREED', 'DECLINED', 'WITHDRAWN')),
      proposed_at timestamptz(3) not null,
      agreed_at timestamptz(3),
      effective_on date,
      check ((state = 'AGREED') = (agreed_at is not null and effective_on is not null))
    )`.execute(database);
  // One proposal for a story waits at a time.
  await sql`create unique index story_split_open on story_split (story_id) where state = 'OPEN'`.execute(database);
  await sql`create index story_split_agreed on story_split (story_id, effective_on) where state = 'AGREED'`.execute(
    database,
  );
  await sql`
    create table story_split_share (
      split_id text not null references story_split on delete cascade,
      person_id text not null references person on delete cascade,
      percent integer not null check (percent between 0 and 100),
      agreed_at timestamptz(3),
      left_on date,
      primary key (split_id, person_id)
    )`.execute(database);
  await sql`create index story_split_share_of_person on story_split_share (person_id)`.execute(database);

  await sql`
    alter table publication_criteria
      add column editor_cut integer not null default 0 check (editor_cut between 0 and 20)`.execute(database);
  await sql`
    create table publication_cut_part (
      publication_id text not null references publication on delete cascade,
      person_id text not null references person on delete cascade,
      percent integer not null check (percent between 1 and 100),
      primary key (publication_id, person_id)
    )`.execute(database);
  await sql`create index publication_cut_part_of_person on publication_cut_part (person_id)`.execute(database);

  // No month has a percent for editors yet: it could not be set.
  await sql`alter table earning_story drop column publication_id, drop column editor_percent, add column keeper_id text`.execute(
    database,
  );
  const period = sql`text not null check (period ~ '^[0-9]{4}-[0-9]{2}$')`;
  await sql`
    create table earning_split (
      period ${period},
      story_id text not null,
      since date not null,
      person_ids text[] not null,
      percents integer[] not null,
      primary key (period, story_id, since)
    )`.execute(database);
  await sql`
    create table earning_cut (
      period ${period},
      story_id text not null,
      since date not null,
      publication_id text,
      percent integer not null check (percent between 0 and 20),
      owner_id text,
      editor_ids text[] not null,
      editor_percents integer[] not null,
      check ((percent > 0) = (publication_id is not null and owner_id is not null)),
      primary key (period, story_id, since)
    )`.execute(database);
  await sql`alter table earning_line drop constraint earning_line_kind_check`.execute(database);
  await sql`
    alter table earning_line
      add constraint earning_line_kind_check check (kind in ('writer', 'editor')),
      add column publication_id text,
      add column percent smallint`.execute(database);
}
