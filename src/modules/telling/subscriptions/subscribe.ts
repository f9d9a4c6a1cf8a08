import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type FollowOutcome, followAsViewer } from '#modules/people/follows/follow-as-viewer.ts';
import { deleteSubscription, insertSubscription, type SubscribedKind } from './subscriptions.store.ts';

type Wanted = { readonly kind: SubscribedKind; readonly id: string };

/**
 * Follows a writer or a publication in the viewer's name and, with `byMail`, asks to be told of their new stories too:
 * following alone sends no mail (rule 70). Refused as following is.
 */
export async function subscribe(
  context: CommandContext,
  { kind, id, byMail }: Wanted & { readonly byMail: boolean },
): Promise<FollowOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const outcome = await followAsViewer(context, { kind, id });
  if (outcome.type !== 'Followed') return outcome;
  const subscription = { subscriberId: viewer.personId, kind, id, now: context.clock.now() };
  if (byMail) await insertSubscription(context.database, subscription);
  return outcome;
}

/** Tells the viewer of their new stories no more; the follow stays. */
export async function endSubscription(context: CommandContext, wanted: Wanted): Promise<void> {
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  await endSubscriptionOf(context, viewer.personId, wanted);
}

/** The same for whoever a mail was sent to: who may say so is for the caller to know. */
export async function endSubscriptionOf(
  { database }: Pick<CommandContext, 'database'>,
  subscriberId: string,
  { kind, id }: Wanted,
): Promise<void> {
  await deleteSubscription(database, { subscriberId, kind, id });
}

export type SubscriptionState = { readonly id: string; readonly isFollowing: boolean; readonly isSubscribed: boolean };

/** How the viewer stands to a writer or a publication, read anew. */
export async function readSubscription(
  { database, viewer }: CommandContext,
  { kind, id }: Wanted,
): Promise<SubscriptionState> {
  const text = `
    select f.follower_id is not null as "isFollowing", f.follower_id is not null and s.subscriber_id is not null as "isSubscribed"
    from (select $1::text as reader, $2::text as target) o
    left join follow_${kind} f on f.follower_id = o.reader and f.${kind}_id = o.target
    left join subscribe_${kind} s on s.subscriber_id = o.reader and s.${kind}_id = o.target`;
  const [row] = await database.query<Omit<SubscriptionState, 'id'>>(`subscription_${kind}`, text, [
    viewer?.personId ?? '',
    id,
  ]);
  return { id, isFollowing: row?.isFollowing === true, isSubscribed: row?.isSubscribed === true };
}
