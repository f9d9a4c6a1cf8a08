import { type Kysely, sql } from 'kysely';

const TIERS = [0, 1, 2, 3];
const TABLES = ['search_story', 'search_person', 'search_publication', 'search_tag', 'search_list'];

/**
 * Search: one row for each thing that may be found. An index of its own for each tier of standing keeps the work
 * of a query the same however much there is: whoever finds enough among the best asks no further.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(database);
  for (const table of TABLES) await createTable(database, table);
  await sql`create index search_story_maker on search_story (maker_id)`.execute(database);
  await sql`create index search_list_maker on search_list (maker_id)`.execute(database);
  await sql`
    create table search_tier (
      kind text not null,
      tier smallint not null,
      from_score real not null,
      primary key (kind, tier)
    )`.execute(database);
  await sql`
    create table search_word (
      word text collate "C" primary key,
      title_count integer not null,
      stem text collate "C" not null,
      -- The word and what is left of it without each one letter: two words that share one are a typo apart.
      deletions text[] collate "C" not null
    )`.execute(database);
  for (const letters of [1, 2, 3, 4]) {
    await sql`
      create index ${sql.raw(`search_word_beginning_${letters}`)}
      on search_word ((left(word, ${sql.lit(letters)})), title_count desc)`.execute(database);
  }
  await sql`create index search_word_stem on search_word (stem)`.execute(database);
  await sql`create index search_word_deletions on search_word using gin (deletions)`.execute(database);
  await sql`
    create index search_word_trigrams on search_word using gin (word gin_trgm_ops) where length(word) >= 8`.execute(
    database,
  );
  await sql`
    create table search_pending (
      seq bigint generated always as identity primary key,
      kind text not null,
      id text not null
    )`.execute(database);
  await createQueries(database);
  await createTriggers(database);
  // Whatever there is already is found as soon as the worker has read it.
  await sql`
    insert into search_pending (kind, id)
      select 'user', id from person where state = 'active'
      union all select 'collection', id from publication where state <> 'suspended'
      union all select 'tag', id from tag where story_count > 0
      union all select 'catalog', id from list where visibility = 'public'`.execute(database);
  await sql`
    insert into search_pending (kind, id) select 'post', id from story where is_listed order by sort_key desc`.execute(
    database,
  );
}

/** Counts weigh by their order of size: a single clap or reader more changes nothing. */
function size(column: string) {
  return sql.raw(`trunc(ln(greatest(${column}, 0)::float8 + 1) * 2)`);
}

async function createTable(database: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create table ${sql.table(table)} (
      id text primary key,
      maker_id text,
      -- Its name as one types it, folded.
      title_key text collate "C" not null,
      title_words tsvector not null,
      words tsvector not null,
      facets text[] not null,
      numbers jsonb not null,
      -- What a snippet may show: never what is behind a lock.
      free_text text not null,
      score real not null,
      tier smallint not null
    )`.execute(database);
  await sql`create index ${sql.raw(`${table}_key`)} on ${sql.table(table)} (title_key)`.execute(database);
  await sql`create index ${sql.raw(`${table}_score`)} on ${sql.table(table)} (score desc, id)`.execute(database);
  for (const tier of TIERS) {
    for (const column of ['title_words', 'words']) {
      await sql`
        create index ${sql.raw(`${table}_${column}_${tier}`)} on ${sql.table(table)}
        using gin (${sql.ref(column)}) with (fastupdate = off) where tier = ${sql.lit(tier)}`.execute(database);
    }
  }
}

/** What was asked with an id, so that a click can be checked against it, and what was clicked. */
async function createQueries(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_query (
      id text primary key check (id ~ '^[0-9a-f]{32}$'),
      kind text not null,
      query_key text not null,
      object_ids text[] not null,
      first_position integer not null,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index search_query_age on search_query (created_at)`.execute(database);
  await sql`
    create table search_click (
      query_id text not null references search_query on delete cascade,
      object_id text not null,
      position integer not null,
      clicked_at timestamptz(3) not null,
      primary key (query_id, object_id)
    )`.execute(database);
  await sql`
    create table search_click_count (
      kind text not null,
      query_key text not null,
      object_id text not null,
      click_count integer not null,
      primary key (kind, query_key, object_id)
    )`.execute(database);
}

/**
 * What may no longer be found is gone from search in the transaction that hides it; what must be read anew waits
 * in `search_pending`. Triggers, because no command that comes later can forget to say so.
 */
async function createTriggers(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_wants(wanted_kind text, wanted_id text) returns void language sql as $$
      insert into search_pending (kind, id) values (wanted_kind, wanted_id);
      select pg_notify('search_pending', '');
    $$`.execute(database);
  await sql`
    create function search_story_changed() returns trigger language plpgsql as $$
    begin
      if not new.is_listed then delete from search_story where id = new.id; end if;
      if new.is_listed or tg_op = 'UPDATE' then perform search_wants('post', new.id); end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger search_story_made after insert on story for each row execute function search_story_changed()`.execute(
    database,
  );
  await sql`
    create trigger search_story_changed after update on story for each row when (
      new.is_listed and (
        old.title <> new.title or old.subtitle <> new.subtitle or old.sort_key <> new.sort_key
        or old.visibility <> new.visibility or old.tag_ids <> new.tag_ids or old.author_ids <> new.author_ids
        or old.publication_id is distinct from new.publication_id or old.language <> new.language
        or old.is_withheld <> new.is_withheld or old.preview_break is distinct from new.preview_break
        or old.latest_published_at is distinct from new.latest_published_at or old.updated_at <> new.updated_at
        or ${size('old.clap_count')} <> ${size('new.clap_count')})
      or old.is_listed <> new.is_listed
    ) execute function search_story_changed()`.execute(database);
  await sql`
    create function search_person_changed() returns trigger language plpgsql as $$
    begin
      if new.state <> 'active' then
        delete from search_person where id = new.id;
        delete from search_story where maker_id = new.id;
        delete from search_list where maker_id = new.id;
      else
        perform search_wants('user', new.id);
        if tg_op = 'UPDATE' and old.state <> 'active' then
          insert into search_pending (kind, id)
            select 'post', id from story where creator_id = new.id and is_listed
            union all select 'catalog', id from list where owner_id = new.id;
        end if;
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger search_person_made after insert on person for each row execute function search_person_changed()`.execute(
    database,
  );
  await sql`
    create trigger search_person_changed after update on person for each row when (
      old.state <> new.state or old.name <> new.name or old.username <> new.username or old.bio <> new.bio
      or (old.story_count = 0) <> (new.story_count = 0)
      or ${size('old.story_count')} <> ${size('new.story_count')}
      or ${size('old.follower_count')} <> ${size('new.follower_count')}
    ) execute function search_person_changed()`.execute(database);
  await sql`
    create function search_publication_changed() returns trigger language plpgsql as $$
    begin
      if new.state = 'suspended' then
        delete from search_publication where id = new.id;
      else
        perform search_wants('collection', new.id);
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger search_publication_made after insert on publication
    for each row execute function search_publication_changed()`.execute(database);
  await sql`
    create trigger search_publication_changed after update on publication for each row when (
      old.state <> new.state or old.name <> new.name or old.slug <> new.slug or old.tagline <> new.tagline
      or old.description <> new.description
      or ${size('old.story_count')} <> ${size('new.story_count')}
      or ${size('old.follower_count')} <> ${size('new.follower_count')}
    ) execute function search_publication_changed()`.execute(database);
  await sql`
    create function search_tag_changed() returns trigger language plpgsql as $$
    begin
      if new.story_count < 1 then
        delete from search_tag where id = new.id;
      else
        perform search_wants('tag', new.id);
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger search_tag_changed after update on tag for each row when (
      old.title <> new.title or (old.story_count < 1) <> (new.story_count < 1)
      or ${size('old.story_count')} <> ${size('new.story_count')}
      or ${size('old.follower_count')} <> ${size('new.follower_count')}
    ) execute function search_tag_changed()`.execute(database);
  await sql`
    create function search_list_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from search_list where id = old.id;
      elsif new.visibility <> 'public' then
        delete from search_list where id = new.id;
      else
        perform search_wants('catalog', new.id);
      end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger search_list_changed after insert or delete or update of name, description, visibility, item_count
    on list for each row execute function search_list_changed()`.execute(database);
  await sql`
    create function search_withholding_changed() returns trigger language plpgsql as $$
    begin
      perform search_wants('post', coalesce(new.story_id, old.story_id));
      return null;
    end $$`.execute(database);
  await sql`
    create trigger search_withholding_changed after insert or delete on story_withholding
    for each row execute function search_withholding_changed()`.execute(database);
  await sql`
    create function search_address_changed() returns trigger language plpgsql as $$
    begin
      perform search_wants('user', new.person_id);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger search_address_changed after insert or update on email_address
    for each row execute function search_address_changed()`.execute(database);
}
