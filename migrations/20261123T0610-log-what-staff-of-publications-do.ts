import { type Kysely, sql } from 'kysely';

/** Who changed what in a publication, for its owner and editors. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table publication_activity (
      id text primary key,
      publication_id text not null references publication on delete cascade,
      actor_id text references person,
      kind text not null,
      subject_person_id text references person,
      subject text not null default '',
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create index publication_activity_newest on publication_activity (publication_id, created_at desc, id desc)`.execute(
    database,
  );
  await sql`create index publication_activity_actor on publication_activity (actor_id)`.execute(database);
  await sql`create index publication_activity_subject on publication_activity (subject_person_id)`.execute(database);
}
