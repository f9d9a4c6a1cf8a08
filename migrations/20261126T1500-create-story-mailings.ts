import { type Kysely, sql } from 'kysely';

/** By which newsletter a story is mailed, and to whom of its readers, where a writer chose (rule 73). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_mailing (
      story_id text primary key references story on delete cascade,
      newsletter_id text not null references newsletter on delete cascade,
      reach text not null check (reach in ('everybody', 'members', 'friends')),
      source text check (source in ('site', 'form', 'import', 'added')),
      follows_topics boolean not null,
      is_active boolean not null,
      changed_at timestamptz not null
    )`.execute(database);
  await sql`create index story_mailing_of_newsletter on story_mailing (newsletter_id)`.execute(database);
}
