import type { ReadContext } from '#modules/read-context.ts';
import type { FollowedKind } from './follows.store.ts';

const textOf = (kind: FollowedKind): string => `
  select t.${kind}_id as "ownerId" from follow_${kind} t where t.${kind}_id = any($1) and t.follower_id = $2`;

/** Whether the viewer follows somebody or something; asked for a whole list by one statement. */
export async function isFollowing(context: ReadContext, kind: FollowedKind, id: string): Promise<boolean> {
  const { viewer, database, loaders } = context;
  if (viewer === null) return false;
  const name = `is_following_${kind}`;
  const rows = await loaders.grouped<{ ownerId: string }>(name, id, (ids) =>
    database.query<{ ownerId: string }>(name, textOf(kind), [ids, viewer.personId]),
  );
  return rows.length > 0;
}
