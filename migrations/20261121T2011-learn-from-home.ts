import { type Kysely, sql } from 'kysely';

/** How often a story was shown on the home of a reader, and of what they asked to see less (decisions 40). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table story_presentation (
      person_id text not null references person,
      story_id text not null references story,
      presented_count integer not null,
      is_opened boolean not null,
      updated_at timestamptz(3) not null,
      primary key (person_id, story_id)
    )`.execute(database);
  await sql`create index story_presentation_oldest on story_presentation (updated_at)`.execute(database);
  await sql`
    create table less_wanted (
      person_id text not null references person,
      kind text not null check (kind in ('story', 'person', 'publication', 'tag')),
      target_id text not null,
      created_at timestamptz(3) not null,
      primary key (person_id, kind, target_id)
    )`.execute(database);
}
