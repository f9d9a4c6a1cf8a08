import { mustActFor } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { findKnownRemote } from './find-remote.ts';
import { removeFollower } from './followers.store.ts';
import { sendToInbox } from './send-to-followers.ts';

/** Takes somebody elsewhere off a person's followers, and tells their server. False where there is no such follower. */
export async function removeFediverseFollower(
  context: CommandContext,
  { personId, followerId }: { readonly personId: string; readonly followerId: string },
): Promise<boolean> {
  mustActFor(context, personId);
  return withTransaction(context, async (inside) => {
    const removed = await removeFollower(inside.database, personId, followerId);
    if (removed === undefined) return false;
    const { actorUri: follower, followUri } = removed;
    const remote = await findKnownRemote(inside, follower);
    const message = { kind: 'Reject', follower, followUri } as const;
    if (remote !== undefined) await sendToInbox(inside.database, { personId, inbox: remote.inbox, message });
    return true;
  });
}
