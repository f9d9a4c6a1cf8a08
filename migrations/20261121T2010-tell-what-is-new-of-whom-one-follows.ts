import { type Kysely, sql } from 'kysely';

/** When everybody published last, when each follower looked at it last, and which tags readers do not want to meet. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table person add column latest_sort_key bigint`.execute(database);
  await sql`
    update person p set latest_sort_key = newest.sort_key
    from (select person_id, max(sort_key) as sort_key from story_author where is_listed group by person_id) newest
    where newest.person_id = p.id`.execute(database);
  for (const table of ['follow_person', 'follow_publication']) {
    await sql`alter table ${sql.table(table)} add column viewed_at timestamptz(3)`.execute(database);
  }
  await sql`
    create table feed_view (
      person_id text not null references person,
      feed_id text not null,
      viewed_at timestamptz(3) not null,
      primary key (person_id, feed_id)
    )`.execute(database);
  await sql`
    create table tag_mute (
      muter_id text not null references person,
      tag_id text not null references tag,
      created_at timestamptz(3) not null,
      primary key (muter_id, tag_id)
    )`.execute(database);
}
