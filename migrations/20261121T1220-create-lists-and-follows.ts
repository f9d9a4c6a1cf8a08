import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table list (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      owner_id text not null references person,
      slug text not null,
      name text not null,
      description text not null default '',
      kind text not null default 'custom' check (kind in ('custom', 'reading', 'resume', 'purchased')),
      visibility text not null check (visibility in ('public', 'private', 'locked')),
      is_in_library boolean not null default false,
      item_count integer not null default 0,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create index list_of_owner on list (owner_id, created_at desc, id desc) where visibility = 'public'`.execute(
    database,
  );
  await sql`
    create index list_in_library on list (created_at desc, id desc)
    where is_in_library and visibility = 'public'`.execute(database);
  await sql`create unique index list_library_slug on list (slug) where is_in_library`.execute(database);

  await sql`
    create table list_item (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      list_id text not null references list,
      story_id text not null references story,
      place double precision not null,
      note text not null default '',
      added_at timestamptz(3) not null,
      unique (list_id, story_id)
    )`.execute(database);
  await sql`create index list_item_order on list_item (list_id, place, id)`.execute(database);
  await sql`create index list_item_newest on list_item (list_id, added_at desc, story_id desc)`.execute(database);

  for (const kind of ['person', 'publication', 'tag']) {
    const table = sql.table(`follow_${kind}`);
    const target = sql.ref(`${kind}_id`);
    await sql`
      create table ${table} (
        follower_id text not null references person,
        ${target} text not null references ${sql.table(kind)},
        created_at timestamptz(3) not null,
        primary key (follower_id, ${target})
      )`.execute(database);
    await sql`create index ${sql.ref(`follower_of_${kind}`)} on ${table} (${target}, created_at desc, follower_id desc)`.execute(
      database,
    );
    await sql`create index ${sql.ref(`follow_${kind}_newest`)} on ${table} (follower_id, created_at desc, ${target} desc)`.execute(
      database,
    );
  }
}
