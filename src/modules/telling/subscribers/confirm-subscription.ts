import { emitEvent } from '#platform/jobs/outbox.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { newsletterLimits } from '#shared/newsletters/newsletter-rules.ts';
import type { Newsletter } from '#modules/telling/newsletters/newsletter.ts';
import { findVisibleNewsletter } from '#modules/telling/newsletters/visible-newsletters.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readConfirmationToken } from './confirmation-token.ts';
import { findSubscriber, lockSubscriber } from './find-subscriber.ts';
import type { Subscriber } from './subscriber.ts';
import { confirmSubscriber, deleteUnconfirmed, giveToPerson } from './subscribers.store.ts';

const DAY = 86_400_000;
const PERSON_OF = 'select person_id as "personId" from email_address where address = $1 and is_verified';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'subscribers:sweep': unknown;
  }
}

/**
 * Puts an address on the list that its reader asked for, by the link in the mail to it. Where the address has come to
 * belong to an account, it is that account which subscribes. A link that is none of ours, is too old, or is of somebody
 * who was taken off the list meanwhile does nothing.
 */
export async function confirmSubscription(context: CommandContext, token: string): Promise<void> {
  const id = readConfirmationToken(context.secrets, token, context.clock.now());
  if (id === undefined) return;
  await withTransaction(context, async (inside) => {
    const subscriber = await lockSubscriber(inside.database, id);
    if (subscriber?.state !== 'waiting') return;
    const subscriberId = await begin(inside, subscriber);
    if (subscriberId === undefined) return;
    const { newsletterId } = subscriber;
    await emitEvent(inside.database, 'newsletter.subscribed', { newsletterId, subscriberId });
  });
}

export type SubscriptionRequest = { readonly newsletter: Newsletter; readonly isConfirmed: boolean };

/** What a link would subscribe to, and whether it has; null where it does nothing any more. */
export async function readSubscriptionRequest(
  context: ReadContext & Pick<CommandContext, 'secrets' | 'clock'>,
  token: string,
): Promise<SubscriptionRequest | null> {
  const id = readConfirmationToken(context.secrets, token, context.clock.now());
  const subscriber = id === undefined ? undefined : await findSubscriber(context.database, id);
  if (subscriber === undefined || subscriber.state === 'ended') return null;
  const newsletter = await findVisibleNewsletter(context, subscriber.newsletterId);
  return newsletter === null ? null : { newsletter, isConfirmed: subscriber.state === 'active' };
}

/** The id of who gets it from now on; undefined where they did already. */
async function begin(inside: CommandContext, subscriber: Subscriber): Promise<string | undefined> {
  const { database, clock } = inside;
  const now = clock.now();
  const [owner] = await database.query<{ personId: string }>('person_of_address', PERSON_OF, [subscriber.address]);
  if (owner === undefined) return (await confirmSubscriber(database, subscriber.id, now)) ? subscriber.id : undefined;
  return (await giveToPerson(database, subscriber, owner.personId, now)) ? subscriber.id : undefined;
}

/** Forgets addresses that were never confirmed; run it once a day. */
export async function sweepUnconfirmed({ database, clock }: CommandContext): Promise<void> {
  await deleteUnconfirmed(database, new Date(clock.now().getTime() - newsletterLimits.daysToConfirm * DAY));
}
