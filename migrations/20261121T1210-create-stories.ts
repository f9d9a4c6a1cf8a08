import { type Kysely, sql } from 'kysely';

/**
 * Every list of stories is a keyset over (sort_key, id): the sort key is the publication date in
 * milliseconds times 1,000 plus the place in the book, so that one index serves filter and order.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table story (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      creator_id text not null references person,
      author_ids text[] not null check (cardinality(author_ids) > 0),
      publication_id text references publication,
      title text not null,
      subtitle text not null default '',
      slug text not null default '',
      excerpt text not null default '',
      language text not null,
      state text not null check (state in ('draft', 'published', 'trashed', 'suspended')),
      visibility text not null check (visibility in ('public', 'locked', 'unlisted')),
      is_listed boolean not null,
      is_withheld boolean not null default false,
      license text not null default 'ALL_RIGHTS_RESERVED',
      canonical_url text,
      cover_image_id text references image,
      cover_width integer,
      cover_height integer,
      cover_placeholder text,
      cover_alt text not null default '',
      cover_focus_x integer not null default 50,
      cover_focus_y integer not null default 50,
      tag_ids text[] not null default '{}',
      reading_minutes double precision not null,
      word_count integer not null,
      sort_key bigint not null,
      first_published_at timestamptz(3),
      latest_published_at timestamptz(3),
      published_day date,
      is_undated boolean not null default false,
      score double precision not null default 0,
      clap_count integer not null default 0,
      response_count integer not null default 0,
      is_responses_closed boolean not null default false,
      translation_group_id text,
      series_id text,
      seo_title text,
      seo_description text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index story_latest on story (sort_key desc, id desc) where is_listed`.execute(database);
  await sql`
    create index story_of_publication on story (publication_id, sort_key desc, id desc)
    where is_listed and publication_id is not null`.execute(database);
  await sql`
    create index story_of_day on story (published_day, score desc, id desc)
    where is_listed and published_day is not null`.execute(database);
  await sql`
    create index story_translation on story (translation_group_id) where translation_group_id is not null`.execute(
    database,
  );

  await sql`
    create table story_body (
      story_id text primary key references story,
      document jsonb not null
    )`.execute(database);
  await sql`
    create table story_rendering (
      story_id text primary key references story,
      renderer_version integer not null,
      page_html text not null,
      preview_html text,
      feed_html text not null,
      table_of_contents jsonb not null
    )`.execute(database);
  await sql`
    create table story_author (
      story_id text not null references story,
      person_id text not null references person,
      position integer not null,
      sort_key bigint not null,
      is_listed boolean not null,
      primary key (story_id, person_id)
    )`.execute(database);
  await sql`
    create index story_of_author on story_author (person_id, sort_key desc, story_id desc) where is_listed`.execute(
    database,
  );
  await sql`
    create table story_image (
      image_id text not null references image,
      story_id text not null references story,
      sort_key bigint not null,
      is_listed boolean not null,
      primary key (story_id, image_id)
    )`.execute(database);
  await sql`
    create index story_of_image on story_image (image_id, sort_key desc, story_id desc) where is_listed`.execute(
    database,
  );
  await sql`
    create table story_withholding (
      story_id text not null references story,
      country text not null check (country ~ '^([A-Z]{2})?$'),
      reason text not null,
      created_at timestamptz(3) not null,
      primary key (story_id, country)
    )`.execute(database);
  await sql`
    comment on column story_withholding.country is 'Two capital letters; empty where the story is withheld everywhere'`.execute(
    database,
  );
  await sql`
    create table old_address (
      path text primary key,
      story_id text not null references story
    )`.execute(database);
  await sql`create index old_address_of_story on old_address (story_id)`.execute(database);
  await sql`
    create table story_pin (
      person_id text not null references person,
      position integer not null,
      story_id text not null references story,
      primary key (person_id, position),
      unique (person_id, story_id)
    )`.execute(database);
  await sql`
    create table publication_featured_story (
      publication_id text not null references publication,
      position integer not null,
      story_id text not null references story,
      primary key (publication_id, position),
      unique (publication_id, story_id)
    )`.execute(database);
  await sql`
    create table publication_section_story (
      section_id text not null references publication_section,
      story_id text not null references story,
      sort_key bigint not null,
      primary key (section_id, story_id)
    )`.execute(database);
  await sql`
    create index publication_section_latest on publication_section_story (section_id, sort_key desc, story_id desc)`.execute(
    database,
  );
}
