import { type Kysely, sql } from 'kysely';

/**
 * Wishing for a domain and having one are two things: many may wish for a name, whoever proves that it is
 * theirs gets it. What people and publications show at a name follows from `live_domain` alone.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table domain_claim (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      kind text not null check (kind in ('custom', 'subdomain')),
      domain text not null check (domain = lower(domain)),
      person_id text references person,
      publication_id text references publication,
      token text not null check (token ~ '^[0-9a-f]{32}$'),
      state text not null check (state in
        ('wanted', 'dns_missing', 'dns_wrong', 'proved', 'certificate_pending', 'live', 'failing', 'released')),
      problem text,
      problem_found text[] not null default '{}',
      claimed_at timestamptz(3) not null,
      watched_since timestamptz(3) not null,
      checked_at timestamptz(3),
      next_check_at timestamptz(3),
      failing_since timestamptz(3),
      lapsed_since timestamptz(3),
      live_since timestamptz(3),
      released_at timestamptz(3),
      check (num_nonnulls(person_id, publication_id) = 1),
      check ((state = 'released') = (released_at is not null))
    )`.execute(database);
  await sql`create unique index domain_claim_person on domain_claim (person_id, kind) where state <> 'released'`.execute(
    database,
  );
  await sql`create unique index domain_claim_publication on domain_claim (publication_id) where state <> 'released'`.execute(
    database,
  );
  await sql`create index domain_claim_domain on domain_claim (domain)`.execute(database);
  await sql`create index domain_claim_due on domain_claim (next_check_at) where next_check_at is not null`.execute(
    database,
  );
  await sql`
    create table live_domain (
      domain text primary key check (domain = lower(domain)),
      claim_id text not null unique references domain_claim,
      person_id text references person,
      publication_id text unique references publication,
      kind text not null check (kind in ('custom', 'subdomain')),
      live_since timestamptz(3) not null,
      unique (person_id, kind),
      check (num_nonnulls(person_id, publication_id) = 1)
    )`.execute(database);
  await takeOver(database);
  await followOwners(database);
}

/** What stands stays, and is looked at in thirty days: nobody was told yet which records to set. */
async function takeOver(database: Kysely<unknown>): Promise<void> {
  await sql`
    insert into domain_claim (id, kind, domain, person_id, publication_id, token, state, claimed_at, watched_since,
      live_since, next_check_at)
    select substr(md5('domain ' || domain), 1, 12), 'custom', domain, person_id, publication_id,
      replace(gen_random_uuid()::text, '-', ''), 'live', now(), now(), now(), now() + interval '30 days'
    from (
      select domain, id as person_id, null as publication_id from person where domain is not null
      union all
      select domain, null, id from publication where domain is not null
    ) standing`.execute(database);
  await sql`
    insert into live_domain (domain, claim_id, person_id, publication_id, kind, live_since)
    select domain, id, person_id, publication_id, kind, live_since from domain_claim on conflict do nothing`.execute(
    database,
  );
  await sql`
    update domain_claim set state = 'released', released_at = now(), next_check_at = null
    where id not in (select claim_id from live_domain)`.execute(database);
}

/** The name that addresses are built with stands beside each owner, and is written here and nowhere else. */
async function followOwners(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function follow_live_domain() returns trigger language plpgsql as $$
    declare
      changed live_domain := coalesce(new, old);
    begin
      update person set domain = (
        select domain from live_domain where person_id = changed.person_id order by kind limit 1)
      where id = changed.person_id;
      update publication set domain = (select domain from live_domain where publication_id = changed.publication_id)
      where id = changed.publication_id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger follow_live_domain after insert or update or delete on live_domain
    for each row execute function follow_live_domain()`.execute(database);
  await sql`
    update publication p set domain = null where domain is not null
      and not exists (select from live_domain l where l.publication_id = p.id)`.execute(database);
}
