import { type Kysely, sql } from 'kysely';

/**
 * A name below the site's follows from a username. One that its person gave up leads to where they are now, for as
 * long as the username behind it is theirs or kept for them (rule 130).
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function subdomain_label(username text) returns text language sql immutable parallel safe
    return rtrim(regexp_replace(lower(username), '[._-]+', '-', 'g'), '-')`.execute(database);
  await sql`create index old_username_label on old_username (subdomain_label(username))`.execute(database);
  await sql`create index person_label on person (subdomain_label(username))`.execute(database);
  await sql`
    create view led_subdomain as
    select c.domain, c.id as claim_id, c.person_id, c.released_at
    from domain_claim c join person p on p.id = c.person_id and p.state = 'active'
    where c.kind = 'subdomain' and c.state = 'released'
      and not exists (select from live_domain l where l.domain = c.domain)
      and not exists (select from live_domain l where l.twin = c.domain)
      and (
        split_part(c.domain, '.', 1) = subdomain_label(p.username)
        or exists (
          select from old_username o
          where o.person_id = p.id and subdomain_label(o.username) = split_part(c.domain, '.', 1)))`.execute(database);
}
