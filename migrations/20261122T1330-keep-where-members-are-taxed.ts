import { type Kysely, sql } from 'kysely';

/** Renewals are taxed where their member said to live, and not where a session was last seen. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table membership add column tax_country text check (tax_country ~ '^[A-Z]{2}$')`.execute(database);
  await sql`
    update membership m set tax_country = coalesce(
      (select i.purpose ->> 'country' from payment_intent i
        where i.person_id = m.person_id and i.state = 'SUCCEEDED' and i.purpose ->> 'country' ~ '^[A-Z]{2}$'
        order by i.created_at desc limit 1),
      (select s.country from session s
        where s.person_id = m.person_id and s.country ~ '^[A-Z]{2}$' order by s.last_used_at desc limit 1))
    where m.provider <> 'MEDIUM_GIFT'`.execute(database);
}
