import { type Kysely, sql } from 'kysely';

/** Topics that curators make of tags and of stories picked by hand (2§3.4, 2§3.7). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table topic (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      slug text not null unique,
      name text not null,
      description text not null,
      visibility text not null check (visibility in ('public', 'special', 'staff')),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index topic_by_name on topic (visibility, name, id)`.execute(database);
  await sql`
    create table topic_tag (
      topic_id text not null references topic on delete cascade,
      tag_id text not null references tag,
      position integer not null,
      primary key (topic_id, tag_id)
    )`.execute(database);
  await sql`
    create table topic_relation (
      topic_id text not null references topic on delete cascade,
      related_id text not null references topic on delete cascade,
      position integer not null,
      primary key (topic_id, related_id),
      check (topic_id <> related_id)
    )`.execute(database);
  await sql`create index topic_relation_of on topic_relation (related_id)`.execute(database);
  await sql`
    create table topic_story (
      topic_id text not null references topic on delete cascade,
      story_id text not null references story on delete cascade,
      position integer not null,
      primary key (topic_id, story_id)
    )`.execute(database);
  await sql`create index topic_story_of on topic_story (story_id)`.execute(database);
}
