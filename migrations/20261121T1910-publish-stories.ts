import { type Kysely, sql } from 'kysely';

/** What publishing, scheduling, the trash and the settings of a story need, and the links that nobody may publish. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table story
      add column trashed_at timestamptz(3),
      add column state_before_trash text check (state_before_trash in ('draft', 'published')),
      add column scheduled_at timestamptz(3),
      add column schedule_time_zone text,
      add column schedule_failure text,
      add column ai_disclosure text not null default 'none' check (ai_disclosure in ('none', 'assisted', 'generated')),
      add column is_mailed boolean not null default false,
      add column preview_break text,
      add column lock_source text not null default 'NONE' check (lock_source in (
        'COMMISSIONED', 'FEATURE_LOCK', 'NONE', 'PARTNERSHIPS', 'PUBLICATION_MEMBERSHIP', 'SYNDICATED', 'UGC',
        'UGC_UNENROLLED')),
      add column edited_at timestamptz(3),
      add column response_level text not null default 'everyone'
        check (response_level in ('everyone', 'followers', 'members', 'off')),
      add column is_language_chosen boolean not null default false`.execute(database);
  await sql`update story set lock_source = 'UGC' where visibility = 'locked'`.execute(database);
  await sql`create index story_scheduled on story (scheduled_at) where scheduled_at is not null`.execute(database);
  await sql`create index story_trashed on story (trashed_at) where trashed_at is not null`.execute(database);
  // Your stories: a writer's few thousand rows of any state are found by this and sorted.
  await sql`create index story_author_person on story_author (person_id)`.execute(database);
  await sql`
    create table banned_link (
      pattern text primary key,
      reason text not null default '',
      created_at timestamptz(3) not null
    )`.execute(database);
}
