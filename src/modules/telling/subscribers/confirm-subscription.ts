import { emitEvent } from '#platform/jobs/outbox.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { obfuscateEmail } from '#shared/identity/obfuscate-email.ts';
import { findConfirmedAddress } from '#modules/ground/mails/find-confirmed-address.ts';
import { newsletterLimits } from '#shared/newsletters/newsletter-rules.ts';
import { forgetHoldOf } from '#modules/ground/mail-suppressions/lift-mail-hold.ts';
import type { Newsletter } from '#modules/telling/newsletters/newsletter.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { findVisibleNewsletter } from '#modules/telling/newsletters/visible-newsletters.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { type Confirmation, readConfirmationToken } from './confirmation-token.ts';
import { findSubscriber, lockSubscriber } from './find-subscriber.ts';
import { letMailCome } from './let-mail-come.ts';
import { getsMail, type Subscriber } from './subscriber.ts';
import { consentTo } from './subscribe-to-newsletter.ts';
import { confirmSubscriber, deleteUnconfirmed, giveToPerson, renewSubscriber } from './subscribers.store.ts';

const DAY = 86_400_000;
const PERSON_OF = 'select person_id as "personId" from email_address where address = $1 and is_verified';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'subscribers:sweep': unknown;
  }
}

/**
 * Puts an address on the list that its reader asked for, by the link in the mail to it. Where the address has come to
 * belong to an account, it is that account which subscribes. A link that is none of ours, is too old, is of a newsletter
 * that ended meanwhile, or is of somebody who left or was taken off the list after it was sent does nothing.
 */
export async function confirmSubscription(context: CommandContext, token: string): Promise<void> {
  const confirmation = readConfirmationToken(context.secrets, token, context.clock.now());
  if (confirmation === undefined) return;
  await withTransaction(context, async (inside) => {
    const subscriber = await lockSubscriber(inside.database, confirmation.subscriberId);
    if (subscriber === undefined || !awaits(subscriber, confirmation)) return;
    if ((await findNewsletter(inside.database, subscriber.newsletterId))?.endedAt !== null) return;
    if (subscriber.address !== null) await forgetHoldOf(inside, subscriber.address);
    if (!(await begin(inside, subscriber))) return;
    const { newsletterId, id } = subscriber;
    await emitEvent(inside.database, 'newsletter.subscribed', { newsletterId, subscriberId: id });
  });
}

export type SubscriptionRequest = {
  readonly newsletter: Newsletter;
  readonly emailObfuscated: string;
  readonly isConfirmed: boolean;
};

/** What a link would subscribe to, and whether it has; null where it does nothing any more. */
export async function readSubscriptionRequest(
  context: ReadContext & Pick<CommandContext, 'secrets' | 'clock'>,
  token: string,
): Promise<SubscriptionRequest | null> {
  const confirmation = readConfirmationToken(context.secrets, token, context.clock.now());
  if (confirmation === undefined) return null;
  const subscriber = await findSubscriber(context.database, confirmation.subscriberId);
  if (subscriber === undefined) return null;
  const isConfirmed = getsMail(subscriber);
  if (!isConfirmed && !awaits(subscriber, confirmation)) return null;
  const newsletter = await findVisibleNewsletter(context, subscriber.newsletterId);
  if (newsletter === null || (newsletter.endedAt !== null && !isConfirmed)) return null;
  const address = subscriber.address ?? (await findConfirmedAddress(context.database, subscriber.personId)) ?? '';
  return { newsletter, emailObfuscated: obfuscateEmail(address), isConfirmed };
}

/**
 * Whether a link still puts somebody on the list: whoever had left before they asked stays off it until then, and whoever
 * came with a long list need not wait for their turn.
 */
function awaits({ state, isStaged, endedAt }: Subscriber, { askedAt }: Confirmation): boolean {
  if (state === 'active') return isStaged;
  return state === 'waiting' || (endedAt !== null && endedAt <= askedAt);
}

/** False where the account that the address belongs to by now got it already. */
async function begin(inside: CommandContext, subscriber: Subscriber): Promise<boolean> {
  const { database, clock } = inside;
  const now = clock.now();
  if (subscriber.state !== 'waiting') await renewConsent(inside, subscriber, now);
  await confirmSubscriber(database, subscriber.id, now);
  if (subscriber.personId !== null) {
    await letMailCome(inside, subscriber.personId, subscriber.id);
    return true;
  }
  const [owner] = await database.query<{ personId: string }>('person_of_address', PERSON_OF, [subscriber.address]);
  if (owner === undefined) return true;
  const isNew = await giveToPerson(database, subscriber, owner.personId);
  await letMailCome(inside, owner.personId, subscriber.id);
  return isNew;
}

/** Whoever comes back, or before their turn, agrees to the sentence of now, and is counted from now. */
async function renewConsent(inside: CommandContext, { id, newsletterId }: Subscriber, now: Date): Promise<void> {
  const newsletter = required(await findNewsletter(inside.database, newsletterId), 'newsletter');
  await renewSubscriber(inside.database, { id, consentText: await consentTo(inside, newsletter, true), now });
}

/** Forgets addresses that were never confirmed; run it once a day. */
export async function sweepUnconfirmed({ database, clock }: CommandContext): Promise<void> {
  await deleteUnconfirmed(database, new Date(clock.now().getTime() - newsletterLimits.daysToConfirm * DAY));
}
