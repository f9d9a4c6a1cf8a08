import { type Kysely, sql } from 'kysely';

/** Times keep milliseconds only, because cursors carry them through JavaScript dates. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table image (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      format text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      byte_count integer not null,
      placeholder text,
      alt text not null default '',
      created_at timestamptz(3) not null
    )`.execute(database);

  await sql`
    create table person (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      username text not null check (length(username) between 1 and 64),
      name text not null,
      bio text not null default '',
      image_id text references image,
      website_url text,
      twitter_screen_name text,
      is_unclaimed boolean not null default false,
      state text not null default 'active' check (state in ('active', 'deactivated', 'suspended', 'deleted')),
      follower_count integer not null default 0,
      following_count integer not null default 0,
      story_count integer not null default 0,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`create unique index person_username on person (lower(username))`.execute(database);

  await sql`
    create table book (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      person_id text not null references person,
      title text not null,
      description text not null default '',
      cover_image_id text references image,
      url text,
      published_at timestamptz(3),
      position integer not null default 0
    )`.execute(database);
  await sql`create index book_of_person on book (person_id, position)`.execute(database);
}
