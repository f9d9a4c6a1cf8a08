import { type Kysely, sql } from 'kysely';

/** Who can be followed from servers elsewhere, who follows them from there, and what those servers were told. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table federation_actor (
      person_id text primary key references person,
      public_key text not null,
      sealed_private_key text not null,
      opened_at timestamptz(3) not null,
      -- Null while it is on. The row stays, so that others learn that it is gone, and so that the goodbye is signed.
      closed_at timestamptz(3)
    )`.execute(database);
  await sql`
    create table federation_remote (
      actor_uri text primary key,
      host text not null,
      username text not null,
      key_id text not null,
      public_key text not null,
      inbox text not null,
      shared_inbox text,
      fetched_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table federation_follower (
      id text primary key,
      person_id text not null references person,
      actor_uri text not null references federation_remote,
      follow_uri text not null,
      followed_at timestamptz(3) not null,
      unique (person_id, actor_uri)
    )`.execute(database);
  await sql`create index federation_follower_newest on federation_follower (person_id, followed_at desc, id desc)`.execute(
    database,
  );
  await sql`create index federation_follower_of_remote on federation_follower (actor_uri)`.execute(database);
  await sql`
    create table federation_server (
      person_id text not null references person,
      host text not null,
      is_blocked boolean not null default false,
      last_sent_at timestamptz(3),
      failing_since timestamptz(3),
      primary key (person_id, host)
    )`.execute(database);
  await sql`
    create table federation_activity (
      hash text primary key,
      received_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table federation_story (
      story_id text primary key,
      person_id text not null references person,
      hash text not null
    )`.execute(database);
  await sql`create index federation_story_of_person on federation_story (person_id)`.execute(database);
  await sql`
    create table federation_pending (
      seq bigint generated always as identity primary key,
      kind text not null check (kind in ('story', 'person')),
      id text not null,
      -- Whose it was when it changed.
      person_id text not null
    )`.execute(database);
  await createTriggers(database);
}

/** Triggers, because no command that comes later can forget to say so; they cost a look by a key where nobody takes part. */
async function createTriggers(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function federation_wants(wanted_kind text, wanted_id text, owner text) returns void language plpgsql as $$
    begin
      if exists (select 1 from federation_actor where person_id = owner and closed_at is null) then
        insert into federation_pending (kind, id, person_id) values (wanted_kind, wanted_id, owner);
        perform pg_notify('federation_pending', '');
      end if;
    end $$`.execute(database);
  await sql`
    create function federation_story_changed() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.is_listed then
        if tg_op = 'DELETE' or old.creator_id <> new.creator_id then
          perform federation_wants('story', old.id, old.creator_id);
        end if;
      end if;
      if tg_op <> 'DELETE' then perform federation_wants('story', new.id, new.creator_id); end if;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger federation_story_made after insert on story for each row when (new.is_listed)
    execute function federation_story_changed()`.execute(database);
  await sql`
    create trigger federation_story_gone after delete on story for each row when (old.is_listed)
    execute function federation_story_changed()`.execute(database);
  await sql`
    create trigger federation_story_changed after update on story for each row when (
      old.is_listed <> new.is_listed
      or new.is_listed and (
        old.title <> new.title or old.subtitle <> new.subtitle or old.visibility <> new.visibility
        or old.tag_ids <> new.tag_ids or old.language <> new.language or old.is_withheld <> new.is_withheld
        or old.creator_id <> new.creator_id or old.preview_break is distinct from new.preview_break
        or old.latest_published_at is distinct from new.latest_published_at or old.updated_at <> new.updated_at)
    ) execute function federation_story_changed()`.execute(database);
  await sql`
    create function federation_person_changed() returns trigger language plpgsql as $$
    begin
      perform federation_wants('person', new.id, new.id);
      return null;
    end $$`.execute(database);
  await sql`
    create trigger federation_person_changed after update on person for each row when (
      new.state = 'active' and (old.name <> new.name or old.username <> new.username or old.bio <> new.bio
      or old.image_id is distinct from new.image_id)
    ) execute function federation_person_changed()`.execute(database);
}
