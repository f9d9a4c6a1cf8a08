import { type Kysely, sql } from 'kysely';

/** Lists that their owners fill by hand, lists that others follow, and stories that left the Reading list for the archive. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table list add column follower_count integer not null default 0`.execute(database);
  await sql`create unique index list_predefined on list (owner_id, kind) where kind <> 'custom'`.execute(database);
  await sql`create index list_own on list (owner_id, created_at desc, id desc) where kind = 'custom'`.execute(database);
  await sql`create index list_item_of_story on list_item (story_id)`.execute(database);
  await sql`
    create table follow_list (
      follower_id text not null references person,
      list_id text not null references list,
      created_at timestamptz(3) not null,
      primary key (follower_id, list_id)
    )`.execute(database);
  await sql`create index follow_list_newest on follow_list (follower_id, created_at desc, list_id desc)`.execute(
    database,
  );
  await sql`create index follower_of_list on follow_list (list_id, created_at desc, follower_id desc)`.execute(
    database,
  );
  await sql`
    create table archived_story (
      person_id text not null references person,
      story_id text not null references story,
      archived_at timestamptz(3) not null,
      primary key (person_id, story_id)
    )`.execute(database);
  await sql`
    create index archived_story_newest on archived_story (person_id, archived_at desc, story_id desc)`.execute(
    database,
  );
  await sql`create index archived_story_of_story on archived_story (story_id)`.execute(database);
}
