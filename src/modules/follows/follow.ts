import { mustActFor } from '#modules/acting.ts';
import { type CommandContext, withTransaction } from '#modules/command-context.ts';
import { countFollow } from './count-follow.ts';
import { type FollowedKind, insertFollow } from './follows.store.ts';

export type Follow = { readonly followerId: string; readonly kind: FollowedKind; readonly id: string };

/** Follows a person, a publication or a tag; following twice is following once. */
export function follow(context: CommandContext, { followerId, kind, id }: Follow): Promise<void> {
  mustActFor(context, followerId);
  return withTransaction(context, async (inside) => {
    const isNew = await insertFollow(inside.database, { followerId, kind, id, now: inside.clock.now() });
    if (isNew) await countFollow(inside, { followerId, kind, id }, 1);
  });
}
