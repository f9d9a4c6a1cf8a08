import { type Kysely, sql } from 'kysely';

/**
 * Names of whoever follows a publication, as they are searched for, beside the follow: among a hundred thousand
 * followers somebody is found without a look at each of them, and without a look at everybody else of that name.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table follow_publication add column follower_words text not null default ''`.execute(database);
  await sql`
    update follow_publication f set follower_words = p.name_words from person p where p.id = f.follower_id`.execute(
    database,
  );
  await sql`
    create function follow_publication_made() returns trigger language plpgsql as $$
    begin
      new.follower_words := coalesce((select name_words from person where id = new.follower_id), '');
      return new;
    end $$`.execute(database);
  await sql`
    create trigger follow_publication_made before insert on follow_publication
    for each row execute function follow_publication_made()`.execute(database);
  await sql`
    create function follower_renamed() returns trigger language plpgsql as $$
    begin
      update follow_publication set follower_words = new.name_words where follower_id = new.id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger follower_renamed after update of name, username on person
    for each row when (old.name_words is distinct from new.name_words) execute function follower_renamed()`.execute(
    database,
  );
  // Names that many bear are found on the way from the newest on, in the index alone.
  await sql`drop index follower_of_publication`.execute(database);
  await sql`
    create index follower_of_publication on follow_publication
    (publication_id, created_at desc, follower_id desc) include (follower_words)`.execute(database);
  // Names that few bear are found here. The publication is spelled so that no other index seems to answer the same.
  await sql`
    create index follower_words_of_publication on follow_publication
    using gin ((publication_id || ''), follower_words gin_trgm_ops) with (fastupdate = off)`.execute(database);
}
