import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { countFollow } from './count-follow.ts';
import type { Follow } from './follow.ts';
import { deleteFollow } from './follows.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'follow.ended': Follow & { readonly endedAt: string };
  }
}

/** Follows somebody or something no longer; what is not followed stays so. */
export function unfollow(context: CommandContext, follow: Follow): Promise<void> {
  mustActFor(context, follow.followerId);
  return withTransaction(context, async (inside) => {
    if (!(await deleteFollow(inside.database, follow))) return;
    await countFollow(inside, follow, -1);
    await emitEvent(inside.database, 'follow.ended', { ...follow, endedAt: inside.clock.now().toISOString() });
  });
}
