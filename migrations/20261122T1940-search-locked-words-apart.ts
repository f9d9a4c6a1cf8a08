import { type Kysely, sql } from 'kysely';

/**
 * Words that stand nowhere but behind locks are searched apart (decision 0051). Stories with a lock leave search until
 * the worker has read them anew, also whenever more of one is locked, so that nothing is found by what was open once.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table search_word add column is_locked boolean not null default false`.execute(database);
  await sql`
    create or replace function search_story_changed() returns trigger language plpgsql as $$
    begin
      if not new.is_listed then
        delete from search_story where id = new.id;
      elsif tg_op = 'UPDATE' and new.visibility = 'locked' then
        if old.visibility <> 'locked' or old.preview_break is distinct from new.preview_break then
          delete from search_story where id = new.id;
        end if;
      end if;
      if new.is_listed or tg_op = 'UPDATE' then perform search_wants('post', new.id); end if;
      return null;
    end $$`.execute(database);
  await sql`delete from search_story where id in (select id from story where visibility = 'locked')`.execute(database);
  await sql`
    insert into search_pending (kind, id)
    select 'post', id from story where is_listed and visibility = 'locked' order by sort_key desc`.execute(database);
}
