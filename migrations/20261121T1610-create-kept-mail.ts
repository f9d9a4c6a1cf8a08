import { type Kysely, sql } from 'kysely';

/** Mail of sites without a mail server, to be looked at in development and demo. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table kept_mail (
      id text primary key,
      sealed text not null,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index kept_mail_newest on kept_mail (created_at desc)`.execute(database);
}
