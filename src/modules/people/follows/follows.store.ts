import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type FollowedKind = 'person' | 'publication' | 'tag';

/** Adds the follow; false where it was there already. */
export async function insertFollow(
  database: Database<Tables>,
  follow: { readonly followerId: string; readonly kind: FollowedKind; readonly id: string; readonly now: Date },
): Promise<boolean> {
  const { followerId, kind, id, now } = follow;
  const added = await sql<{ id: string }>`
    insert into ${sql.table(`follow_${kind}`)} (follower_id, ${sql.ref(`${kind}_id`)}, created_at)
    values (${followerId}, ${id}, ${now}) on conflict do nothing returning follower_id as id`.execute(database.kysely);
  return added.rows.length > 0;
}

/** Takes the follow away; false where there was none. */
export async function deleteFollow(
  database: Database<Tables>,
  follow: { readonly followerId: string; readonly kind: FollowedKind; readonly id: string },
): Promise<boolean> {
  const { followerId, kind, id } = follow;
  const gone = await sql<{ id: string }>`
    delete from ${sql.table(`follow_${kind}`)}
    where follower_id = ${followerId} and ${sql.ref(`${kind}_id`)} = ${id} returning follower_id as id`.execute(
    database.kysely,
  );
  return gone.rows.length > 0;
}

/** Takes away every follow of and by a person; answers with the ids of whose counts change with it. */
export async function deleteFollowsOf({ kysely }: Database<Tables>, personId: string) {
  const people = await kysely
    .deleteFrom('follow_person')
    .where('follower_id', '=', personId)
    .returning('person_id as id')
    .execute();
  const followers = await kysely
    .deleteFrom('follow_person')
    .where('person_id', '=', personId)
    .returning('follower_id as id')
    .execute();
  await kysely.deleteFrom('follow_publication').where('follower_id', '=', personId).execute();
  const tags = await kysely
    .deleteFrom('follow_tag')
    .where('follower_id', '=', personId)
    .returning('tag_id as id')
    .execute();
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  return { people: ids(people), followers: ids(followers), tags: ids(tags) };
}
