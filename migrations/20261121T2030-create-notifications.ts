import { type Kysely, sql } from 'kysely';

/**
 * What people are told: a row for each bundle and recipient, and who acted in it. What goes to many (a list that
 * grew, a new story) is one row for all of them, or none, and found when somebody looks.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table notification (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      person_id text not null references person,
      kind text not null,
      bundle_key text not null,
      story_id text references story,
      response_id text references response on delete cascade,
      list_id text references list on delete cascade,
      highlight_id text references highlight on delete cascade,
      note_id text references private_note on delete cascade,
      amount integer,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      told_at timestamptz(3),
      told_count integer not null default 0,
      unique (person_id, bundle_key)
    )`.execute(database);
  await sql`create index notification_newest on notification (person_id, updated_at desc, id desc)`.execute(database);
  await sql`create index notification_oldest on notification (updated_at)`.execute(database);
  for (const target of ['story', 'response', 'list', 'highlight', 'note']) {
    const column = sql.ref(`${target}_id`);
    await sql`
      create index ${sql.ref(`notification_of_${target}`)} on notification (${column}) where ${column} is not null`.execute(
      database,
    );
  }
  await sql`
    create table notification_actor (
      notification_id text not null references notification on delete cascade,
      person_id text not null references person,
      acted_at timestamptz(3) not null,
      primary key (notification_id, person_id)
    )`.execute(database);
  await sql`
    create index notification_actor_newest on notification_actor (notification_id, acted_at desc, person_id desc)`.execute(
    database,
  );
  await sql`create index notification_actor_person on notification_actor (person_id)`.execute(database);
  await sql`
    create table notifications_seen (
      person_id text primary key references person,
      seen_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table list_growth (
      list_id text not null references list on delete cascade,
      day date not null,
      created_at timestamptz(3) not null,
      primary key (list_id, day)
    )`.execute(database);
  await sql`create index list_growth_newest on list_growth (list_id, created_at desc)`.execute(database);
  await sql`create index list_growth_oldest on list_growth (created_at)`.execute(database);

  for (const kind of ['person', 'publication']) {
    const table = sql.table(`subscribe_${kind}`);
    const target = sql.ref(`${kind}_id`);
    await sql`
      create table ${table} (
        subscriber_id text not null references person,
        ${target} text not null references ${sql.table(kind)},
        created_at timestamptz(3) not null,
        primary key (subscriber_id, ${target})
      )`.execute(database);
    await sql`create index ${sql.ref(`subscriber_of_${kind}`)} on ${table} (${target}, subscriber_id)`.execute(
      database,
    );
    await sql`
      create index ${sql.ref(`subscribe_${kind}_newest`)} on ${table} (subscriber_id, created_at desc)`.execute(
      database,
    );
  }
}
