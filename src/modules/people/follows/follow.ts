import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { countFollow } from './count-follow.ts';
import { type FollowedKind, insertFollow } from './follows.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'person.followed': { readonly personId: string; readonly followerId: string };
    'publication.followed': { readonly publicationId: string; readonly followerId: string };
  }
}

export type Follow = { readonly followerId: string; readonly kind: FollowedKind; readonly id: string };

/** Follows a person, a publication or a tag; following twice is following once. */
export function follow(context: CommandContext, { followerId, kind, id }: Follow): Promise<void> {
  mustActFor(context, followerId);
  return withTransaction(context, async (inside) => {
    const isNew = await insertFollow(inside.database, { followerId, kind, id, now: inside.clock.now() });
    if (!isNew) return;
    await countFollow(inside, { followerId, kind, id }, 1);
    if (kind === 'person') await emitEvent(inside.database, 'person.followed', { personId: id, followerId });
    if (kind === 'publication')
      await emitEvent(inside.database, 'publication.followed', { publicationId: id, followerId });
  });
}
