import { type Kysely, sql } from 'kysely';

/** Claps of stories, responses and lists; and the responses themselves, which can be clapped for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table story add column fan_count integer not null default 0`.execute(database);
  await sql`
    alter table list
      add column clap_count integer not null default 0,
      add column fan_count integer not null default 0,
      add column response_count integer not null default 0,
      add column is_responses_closed boolean not null default false`.execute(database);
  await sql`
    create table response (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      story_id text references story,
      list_id text references list on delete cascade,
      parent_id text references response on delete cascade,
      author_id text not null references person,
      source text not null,
      document jsonb not null,
      body_html text not null,
      excerpt text not null,
      quote_block_id text,
      quote_text text,
      clap_count integer not null default 0,
      fan_count integer not null default 0,
      reply_count integer not null default 0 check (reply_count >= 0),
      score double precision not null default 0,
      created_at timestamptz(3) not null,
      edited_at timestamptz(3),
      hidden_at timestamptz(3),
      hidden_by text references person,
      is_concealed boolean not null default false,
      pinned_at timestamptz(3),
      deleted_at timestamptz(3),
      check ((story_id is null) <> (list_id is null)),
      check ((quote_block_id is null) = (quote_text is null))
    )`.execute(database);
  // One index for each place that responses stand in, in each order that a reader may ask for.
  for (const place of ['story', 'list']) {
    const column = sql.ref(`${place}_id`);
    await sql`
      create index ${sql.ref(`response_of_${place}`)} on response (${column}, created_at, id)
      where ${column} is not null and parent_id is null`.execute(database);
    await sql`
      create index ${sql.ref(`response_of_${place}_best`)} on response (${column}, score desc, id desc)
      where ${column} is not null and parent_id is null`.execute(database);
  }
  await sql`
    create index response_of_response on response (parent_id, created_at, id) where parent_id is not null`.execute(
    database,
  );
  await sql`create index response_of_author on response (author_id, created_at desc, id desc)`.execute(database);
  await sql`create index response_hidden_by on response (hidden_by) where hidden_by is not null`.execute(database);

  for (const target of ['story', 'response', 'list']) {
    const table = sql.ref(target === 'story' ? 'clap' : `${target}_clap`);
    const column = sql.ref(`${target}_id`);
    await sql`
      create table ${table} (
        ${column} text not null references ${sql.ref(target)} on delete cascade,
        person_id text not null references person,
        count smallint not null check (count between 1 and 50),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        primary key (${column}, person_id)
      )`.execute(database);
    await sql`
      create index ${sql.ref(`${target}_clap_newest`)} on ${table} (${column}, created_at desc, person_id desc)`.execute(
      database,
    );
    await sql`
      create index ${sql.ref(`${target}_clap_of_person`)} on ${table} (person_id, created_at desc, ${column} desc)`.execute(
      database,
    );
  }
}
