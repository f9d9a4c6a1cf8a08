import { type Kysely, sql } from 'kysely';

/**
 * What changed and the hosted search service was not told of yet; empty where there is none. What is hidden is read
 * anew from now on, too, since a service elsewhere loses it by being told.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_outgoing (
      seq bigint generated always as identity primary key,
      kind text not null,
      id text not null
    )`.execute(database);
  await sql`
    create or replace function search_person_changed() returns trigger language plpgsql as $$
    begin
      if new.state <> 'active' then
        delete from search_person where id = new.id;
        delete from search_story where maker_id = new.id;
        delete from search_list where maker_id = new.id;
      end if;
      if tg_op = 'UPDATE' and old.state <> new.state then
        insert into search_pending (kind, id)
          select 'post', id from story where creator_id = new.id and is_listed
          union all select 'catalog', id from list where owner_id = new.id and visibility = 'public';
      end if;
      perform search_wants('user', new.id);
      return null;
    end $$`.execute(database);
  await sql`
    create or replace function search_publication_changed() returns trigger language plpgsql as $$
    begin
      if new.state = 'suspended' then delete from search_publication where id = new.id; end if;
      perform search_wants('collection', new.id);
      return null;
    end $$`.execute(database);
  await sql`
    create or replace function search_tag_changed() returns trigger language plpgsql as $$
    begin
      if new.story_count < 1 then delete from search_tag where id = new.id; end if;
      perform search_wants('tag', new.id);
      return null;
    end $$`.execute(database);
  await sql`
    create or replace function search_list_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from search_list where id = old.id;
        perform search_wants('catalog', old.id);
        return null;
      end if;
      if new.visibility <> 'public' then delete from search_list where id = new.id; end if;
      if new.visibility = 'public' or (tg_op = 'UPDATE' and old.visibility = 'public') then
        perform search_wants('catalog', new.id);
      end if;
      return null;
    end $$`.execute(database);
}
