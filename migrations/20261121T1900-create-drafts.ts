import { type Kysely, sql } from 'kysely';

/**
 * What is written and not published yet. Each save is one row of `story_delta` in the same transaction, so
 * that an answer that was lost on its way is given again, and any revision can be put together from the
 * version before it.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_draft (
      story_id text primary key references story,
      revision integer not null check (revision >= 0),
      published_revision integer,
      title text not null,
      subtitle text not null,
      document jsonb not null,
      preview_break text,
      publication_id text references publication,
      in_response_to_quote_id text,
      repost_id text,
      created_by text references person,
      created_with text,
      created_at timestamptz(3) not null,
      updated_by text references person,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create unique index story_draft_created on story_draft (created_by, created_with) where created_with is not null`.execute(
    database,
  );
  await sql`create index story_draft_updated_by on story_draft (updated_by)`.execute(database);
  await sql`
    create table story_delta (
      story_id text not null references story,
      revision integer not null,
      save_id text not null,
      delta jsonb not null,
      person_id text references person,
      created_at timestamptz(3) not null,
      primary key (story_id, revision),
      unique (story_id, save_id)
    )`.execute(database);
  await sql`create index story_delta_created on story_delta (created_at)`.execute(database);
  await sql`create index story_delta_person on story_delta (person_id)`.execute(database);
  await sql`
    create table story_version (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      story_id text not null references story,
      revision integer not null,
      kind text not null check (kind in ('saved', 'published', 'restored', 'merged')),
      title text not null,
      subtitle text not null,
      document jsonb not null,
      preview_break text,
      word_count integer not null,
      person_id text references person,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index story_version_latest on story_version (story_id, created_at desc, id desc)`.execute(database);
  await sql`create index story_version_person on story_version (person_id)`.execute(database);
  await sql`create index story_version_created on story_version (created_at) where kind <> 'published'`.execute(
    database,
  );
  await sql`
    create table draft_link (
      story_id text primary key references story,
      token_hash text not null,
      person_id text references person,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index draft_link_person on draft_link (person_id)`.execute(database);
  await sql`
    create table draft_image (
      image_id text not null references image,
      story_id text not null references story,
      primary key (image_id, story_id)
    )`.execute(database);
  await sql`create index draft_image_of_story on draft_image (story_id)`.execute(database);
}
