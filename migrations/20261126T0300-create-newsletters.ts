import { type Kysely, sql } from 'kysely';

/**
 * One notion of subscriber: whoever asked for mail about new stories subscribes to the first newsletter of their writer
 * or publication. Who no longer followed was told no longer, and is not brought along.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter (
      id text primary key,
      person_id text references person on delete cascade,
      publication_id text references publication on delete cascade,
      is_first boolean not null default false,
      name text not null,
      description text not null default '',
      cadence text not null default '',
      sender_name text not null default '',
      reply_to text,
      sends_stories boolean not null default true,
      welcome_subject text not null default '',
      welcome_text text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      ended_at timestamptz,
      check (num_nonnulls(person_id, publication_id) = 1)
    )`.execute(database);
  await sql`create unique index newsletter_first_of_person on newsletter (person_id) where is_first`.execute(database);
  await sql`
    create unique index newsletter_first_of_publication on newsletter (publication_id) where is_first`.execute(
    database,
  );
  await sql`create index newsletter_of_person on newsletter (person_id, created_at) where person_id is not null`.execute(
    database,
  );
  await sql`
    create index newsletter_of_publication on newsletter (publication_id, created_at)
    where publication_id is not null`.execute(database);

  await sql`
    create table subscriber (
      id text primary key,
      newsletter_id text not null references newsletter on delete cascade,
      person_id text references person on delete cascade,
      address text,
      state text not null check (state in ('waiting', 'active', 'ended')),
      end_reason text check (end_reason in ('unsubscribed', 'removed', 'bounced', 'complained')),
      source text not null check (source in ('site', 'form', 'import', 'added')),
      consent_text text not null default '',
      shares_address boolean not null default false,
      first_of_person_id text,
      first_of_publication_id text,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      ended_at timestamptz,
      check (num_nonnulls(person_id, address) = 1),
      check ((state = 'ended') = (ended_at is not null))
    )`.execute(database);
  for (const column of ['person_id', 'address']) {
    await sql`
      create unique index ${sql.raw(`subscriber_${column}`)} on subscriber (newsletter_id, ${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(database);
  }
  await sql`create index subscriber_newest on subscriber (newsletter_id, created_at desc, id desc)`.execute(database);
  await sql`create index subscriber_of_address on subscriber (address) where address is not null`.execute(database);
  for (const kind of ['person', 'publication']) {
    const owner = `first_of_${kind}_id`;
    await sql`
      create index ${sql.raw(`subscriber_told_of_${kind}`)} on subscriber (person_id, created_at desc)
      include (${sql.ref(owner)})
      where state = 'active' and person_id is not null and ${sql.ref(owner)} is not null`.execute(database);
    await sql`
      create index ${sql.raw(`subscriber_first_of_${kind}`)} on subscriber (${sql.ref(owner)}, person_id)
      where state = 'active' and ${sql.ref(owner)} is not null`.execute(database);
  }
  await bringAlong(database);
}

async function bringAlong(database: Kysely<unknown>): Promise<void> {
  for (const kind of ['person', 'publication']) {
    const [target, old, first] = [`${kind}_id`, `subscribe_${kind}`, `first_of_${kind}_id`];
    await sql`
      insert into newsletter (id, ${sql.ref(target)}, is_first, name, created_at, updated_at)
      select substr(md5(${kind} || o.id || random()::text), 1, 12), o.id, true, o.name, now(), now()
      from ${sql.table(kind)} o
      where exists (select from ${sql.table(old)} s where s.${sql.ref(target)} = o.id)`.execute(database);
    await sql`
      insert into subscriber (id, newsletter_id, person_id, state, source, ${sql.ref(first)}, created_at, confirmed_at)
      select substr(md5(n.id || s.subscriber_id || random()::text), 1, 12), n.id, s.subscriber_id, 'active', 'site',
        s.${sql.ref(target)}, s.created_at, s.created_at
      from ${sql.table(old)} s
      join newsletter n on n.${sql.ref(target)} = s.${sql.ref(target)} and n.is_first
      join ${sql.table(`follow_${kind}`)} f
        on f.follower_id = s.subscriber_id and f.${sql.ref(target)} = s.${sql.ref(target)}`.execute(database);
    await sql`drop table ${sql.table(old)}`.execute(database);
  }
}
