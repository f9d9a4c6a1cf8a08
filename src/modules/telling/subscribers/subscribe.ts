import { emitEvent, type Reaction } from '#platform/jobs/outbox.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type FollowOutcome, followAsViewer } from '#modules/people/follows/follow-as-viewer.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import type { NewsletterOwner } from '#modules/telling/newsletters/newsletter.ts';
import { letMailCome } from './let-mail-come.ts';
import { findSubscriber } from './find-subscriber.ts';
import { endSubscribers, upsertSubscriber, type Reader } from './subscribers.store.ts';
import { SUBSCRIPTIONS_OF } from './subscriptions-of.ts';

/**
 * Follows a writer or a publication in the viewer's name and, with `byMail`, asks to be told of their new stories too:
 * following alone sends no mail (rule 70). Refused as following is.
 */
export async function subscribe(
  context: CommandContext,
  { kind, id, byMail }: NewsletterOwner & { readonly byMail: boolean },
): Promise<FollowOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const outcome = await followAsViewer(context, { kind, id });
  if (outcome.type === 'Followed' && byMail) {
    await withTransaction(context, (inside) => subscribeToFirst(inside, viewer.personId, { kind, id }));
  }
  return outcome;
}

async function subscribeToFirst(context: CommandContext, personId: string, owner: NewsletterOwner): Promise<void> {
  const newsletterId = await ensureFirstNewsletter(context, owner);
  const subscriberId = await upsertSubscriber(context.database, {
    id: createId(),
    newsletterId,
    reader: { personId },
    firstOf: owner,
    state: 'active',
    source: 'site',
    consentText: '',
    sharesAddress: false,
    now: context.clock.now(),
  });
  if (subscriberId === undefined) return;
  await letMailCome(context, personId, subscriberId);
  await emitEvent(context.database, 'newsletter.subscribed', { newsletterId, subscriberId });
}

/** Tells the viewer of their new stories no more; the follow stays. */
export async function endSubscription(context: CommandContext, wanted: NewsletterOwner): Promise<void> {
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  await endSubscriptionOf(context, viewer.personId, wanted);
}

/** The same for whoever a mail was sent to: who may say so is for the caller to know. */
export async function endSubscriptionOf(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  personId: string,
  owner: NewsletterOwner,
): Promise<void> {
  await endSubscribers(database, { personId, of: owner }, 'unsubscribed', clock.now());
}

/** Ends what a reader with or without an account gets of one newsletter, or with null of every one. */
export async function endSubscriptionsOfReader(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  reader: Reader,
  newsletterId: string | null,
): Promise<void> {
  const of = newsletterId === null ? null : { newsletterId };
  await endSubscribers(database, { ...reader, of }, 'unsubscribed', clock.now());
}

/** The same for one place on a list; twice is once, and false where there is none. */
export async function endSubscriptionById(
  { database, clock }: Pick<CommandContext, 'database' | 'clock'>,
  subscriberId: string,
): Promise<boolean> {
  if ((await findSubscriber(database, subscriberId)) === undefined) return false;
  await endSubscribers(database, { id: subscriberId }, 'unsubscribed', clock.now());
  return true;
}

/** Whoever follows a writer or a publication no longer does not want its mail either. */
export const endMailOfUnfollowed: Reaction<Tables, 'follow.ended'> = {
  name: 'subscribers:follow-ended',
  event: 'follow.ended',
  react: async (database, { kind, id, followerId, endedAt }) => {
    if (kind === 'tag') return;
    await endSubscribers(database, { personId: followerId, of: { kind, id } }, 'unsubscribed', new Date(endedAt));
  },
};

export type SubscriptionState = { readonly id: string; readonly isFollowing: boolean; readonly isSubscribed: boolean };

/** How the viewer stands to a writer or a publication, read anew. */
export async function readSubscription(
  { database, viewer }: CommandContext,
  { kind, id }: NewsletterOwner,
): Promise<SubscriptionState> {
  const text = `
    select exists (select from follow_${kind} f where f.follower_id = $2 and f.${kind}_id = $1) as "isFollowing",
      exists (select from ${SUBSCRIPTIONS_OF} t where t.first_of_${kind}_id = $1) as "isSubscribed"`;
  const [row] = await database.query<Omit<SubscriptionState, 'id'>>(`subscription_${kind}`, text, [
    id,
    viewer?.personId ?? '',
  ]);
  return { id, isFollowing: row?.isFollowing === true, isSubscribed: row?.isSubscribed === true };
}
