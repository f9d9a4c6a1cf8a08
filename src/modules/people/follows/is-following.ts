import type { Loaders } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { FollowedKind } from './follows.store.ts';

const textOf = (kind: FollowedKind): string => `
  select t.${kind}_id as "ownerId" from follow_${kind} t where t.${kind}_id = any($1) and t.follower_id = $2`;

/** How often the viewer changed whom they follow within one request: what was read before is old then. */
const changes = new WeakMap<Loaders, number>();

/** Whether the viewer follows somebody or something; asked for a whole list by one statement. */
export async function isFollowing(context: ReadContext, kind: FollowedKind, id: string): Promise<boolean> {
  const { viewer, database, loaders } = context;
  if (viewer === null) return false;
  const name = `is_following_${kind}`;
  const rows = await loaders.grouped<{ ownerId: string }>(`${name} ${changes.get(loaders) ?? 0}`, id, (ids) =>
    database.query<{ ownerId: string }>(name, textOf(kind), [ids, viewer.personId]),
  );
  return rows.length > 0;
}

/** Lets the rest of a request read anew whom the viewer follows. */
export function forgetFollowing({ loaders }: Pick<ReadContext, 'loaders'>): void {
  changes.set(loaders, (changes.get(loaders) ?? 0) + 1);
}
