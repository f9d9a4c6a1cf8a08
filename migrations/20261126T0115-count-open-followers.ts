import { type Kysely, sql } from 'kysely';

/**
 * A publication counts the followers whom it shows: those whose accounts are open. It is counted where a follow comes
 * or goes, and where an account closes, opens, or is suspended. Whoever counts holds the rows of the followers first
 * and those of the publications then, each in the order of ids, so that nobody waits in a circle, and no account is
 * closed while its follow is counted.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_followers(ids text[], changes integer[]) returns void language plpgsql as $$
    begin
      perform from publication where id = any(ids) order by id for no key update;
      update publication p set follower_count = p.follower_count + c.change
        from unnest(ids, changes) c (id, change) where p.id = c.id;
    end $$`.execute(database);
  await sql`
    create function follow_publication_counted() returns trigger language plpgsql as $$
    declare
      ids text[];
      changes integer[];
    begin
      perform from person where id in (select follower_id from changed) order by id for no key update;
      select array_agg(c.id), array_agg(c.change) into ids, changes from (
        select f.publication_id as id, (case tg_op when 'INSERT' then 1 else -1 end * count(*))::integer as change
        from changed f join person p on p.id = f.follower_id where p.state = 'active' group by 1) c;
      if ids is not null then perform add_followers(ids, changes); end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger follow_publication_counted after insert on follow_publication
    referencing new table as changed for each statement execute function follow_publication_counted()`.execute(
    database,
  );
  await sql`
    create trigger follow_publication_uncounted after delete on follow_publication
    referencing old table as changed for each statement execute function follow_publication_counted()`.execute(
    database,
  );
  await sql`
    create function follower_opened() returns trigger language plpgsql as $$
    declare
      ids text[] := array(select publication_id from follow_publication where follower_id = new.id);
    begin
      perform add_followers(ids, array_fill(case new.state when 'active' then 1 else -1 end, array[cardinality(ids)]));
      return null;
    end $$`.execute(database);
  await sql`
    create trigger follower_opened after update of state on person
    for each row when ((old.state = 'active') is distinct from (new.state = 'active'))
    execute function follower_opened()`.execute(database);
  await recount(database);
}

/** Of every publication that counts whose account is closed or suspended. */
export async function recount(database: Kysely<unknown>): Promise<void> {
  await sql`
    update publication p set follower_count = c.count
    from (
      select f.publication_id as id, count(*) filter (where w.state = 'active') as count
      from follow_publication f join person w on w.id = f.follower_id group by 1) c
    where p.id = c.id and p.follower_count <> c.count`.execute(database);
}
