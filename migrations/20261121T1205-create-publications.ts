import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table publication (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      slug text not null unique,
      name text not null,
      domain text unique,
      tagline text not null default '',
      description text not null default '',
      avatar_image_id text references image,
      logo_image_id text references image,
      favicon_image_id text references image,
      is_aurora_visible boolean not null default true,
      layout text not null default 'list' check (layout in ('grid', 'list', 'stream')),
      header_scale text not null default 'medium' check (header_scale in ('small', 'medium', 'large')),
      header_color text not null default '#1A1A1AFF' check (header_color ~* '^#[0-9a-f]{8}$'),
      heading_font text not null default 'serif',
      body_font text not null default 'serif',
      state text not null default 'active' check (state in ('active', 'archived', 'suspended')),
      follower_count integer not null default 0,
      story_count integer not null default 0,
      latest_sort_key bigint,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create index publication_active on publication (latest_sort_key desc, id desc)
    where latest_sort_key is not null and state = 'active'`.execute(database);

  await sql`
    create table publication_member (
      publication_id text not null references publication,
      person_id text not null references person,
      role text not null check (role in ('owner', 'editor', 'writer')),
      created_at timestamptz(3) not null,
      primary key (publication_id, person_id)
    )`.execute(database);
  await sql`create index publication_member_of_person on publication_member (person_id)`.execute(database);
  await sql`create unique index publication_owner on publication_member (publication_id) where role = 'owner'`.execute(
    database,
  );

  await sql`
    create table publication_writer (
      publication_id text not null references publication,
      person_id text not null references person,
      story_count integer not null default 0,
      primary key (publication_id, person_id)
    )`.execute(database);
  await sql`
    create index publication_writer_by_count on publication_writer (publication_id, story_count desc, person_id desc)
    where story_count > 0`.execute(database);
  await sql`create index publication_writer_of_person on publication_writer (person_id) where story_count > 0`.execute(
    database,
  );

  await sql`
    create table publication_navigation_item (
      publication_id text not null references publication,
      position integer not null,
      destination text not null check (destination in (
        'about', 'archive', 'externalUrl', 'latest', 'page', 'post', 'section', 'tagFeed', 'topicPage', 'trending')),
      title text not null,
      value text,
      primary key (publication_id, position)
    )`.execute(database);

  await sql`
    create table publication_section (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      publication_id text not null references publication,
      slug text not null,
      title text not null,
      position integer not null,
      unique (publication_id, slug)
    )`.execute(database);

  await sql`
    create table publication_page (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      publication_id text not null references publication,
      slug text not null,
      title text not null,
      document jsonb not null,
      body_html text not null,
      updated_at timestamptz(3) not null,
      unique (publication_id, slug)
    )`.execute(database);
}
