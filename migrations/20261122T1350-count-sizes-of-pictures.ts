import { type Kysely, sql } from 'kysely';

/** What sizes of pictures take, so that the oldest can go; and the stories that a picture stands before. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table image_variant (
      key text primary key,
      image_id text not null references image on delete cascade,
      byte_count integer not null,
      made_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index image_variant_by_age on image_variant (made_at desc, key)`.execute(database);
  await sql`create index image_variant_of_image on image_variant (image_id)`.execute(database);
  await sql`create index story_of_cover on story (cover_image_id) where cover_image_id is not null`.execute(database);
}
