import { type Kysely, sql } from 'kysely';

/** How much mail may leave at once, and on a day while a domain is new, over all processes (rule 171). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_bucket (
      name text primary key,
      tokens double precision not null,
      filled_at timestamptz not null
    )`.execute(database);
  await sql`
    create table mail_day (
      domain text not null,
      day date not null,
      number integer not null check (number >= 0),
      sent integer not null check (sent >= 0),
      primary key (domain, day)
    )`.execute(database);
}
