import { emailAuthMessages } from '#shared/messages/email-auth.ts';
import { newsletterMessages as messages } from '#shared/messages/newsletters.ts';
import { parseEmail } from '#shared/identity/email-rule.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import {
  type BadRequest,
  badRequest,
  type Conflict,
  conflict,
  type NotFound,
  notFound,
} from '#modules/ground/refusals.ts';
import { type Newsletter, ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { mustRunNewslettersOf } from '#modules/telling/newsletters/newsletters.policy.ts';
import { findNewsletter } from '#modules/telling/newsletters/read-newsletters.ts';
import { findSubscriber, findSubscriberByAddress } from './find-subscriber.ts';
import { hasLeft, showsAddress } from './subscriber.ts';
import { askAddress } from './request-subscription.ts';
import { deleteSubscriber, endSubscribers } from './subscribers.store.ts';

const DAY_SECONDS = 86_400;
/** Own judgement: more than that is an import, which has rules of its own (rule 72). */
const RULE = { most: 100, windowSeconds: DAY_SECONDS } as const;
const OF_ADDRESS = { most: 3, windowSeconds: DAY_SECONDS } as const;

export type ManageSubscribersOutcome =
  | { readonly type: 'Newsletter'; readonly newsletterId: string }
  | BadRequest
  | NotFound
  | Conflict
  | Busy;

/** Asks an address, in the name of the newsletter, whether it wants it: nobody is put on a list by others (rule 75). */
export async function addSubscriber(
  context: CommandContext,
  { newsletterId, email }: { readonly newsletterId: string; readonly email: string },
): Promise<ManageSubscribersOutcome> {
  const newsletter = await findOwnNewsletter(context, newsletterId);
  if ('type' in newsletter) return newsletter;
  if (newsletter.endedAt !== null) return conflict(messages.ended);
  const address = parseEmail(email)?.toLowerCase();
  if (address === undefined) return badRequest(emailAuthMessages.invalidEmail);
  const taken = await takeOperation(context, 'add subscriber', newsletterId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const standing = await findSubscriberByAddress(context.database, newsletterId, address);
  if (hasLeft(standing) && showsAddress(standing)) return conflict(messages.leftBefore);
  // Whoever runs the list sees those without an account there, and nothing of the others.
  if (standing?.state === 'active' && standing.personId === null) return conflict(messages.onList);
  await askAddress(context, newsletter, { address, source: 'added', limit: OF_ADDRESS });
  return { type: 'Newsletter', newsletterId };
}

/** Takes somebody off the list; they stand among those who left, and can come back by themselves. */
export async function removeSubscriber(
  context: CommandContext,
  subscriberId: string,
): Promise<ManageSubscribersOutcome> {
  const found = await findOnOwnList(context, subscriberId);
  if ('type' in found) return found;
  await endSubscribers(context.database, { id: subscriberId }, 'removed', context.clock.now());
  return { type: 'Newsletter', newsletterId: found.newsletterId };
}

/** Forgets somebody, so that nothing of them stays on the list. */
export async function eraseSubscriber(
  context: CommandContext,
  subscriberId: string,
): Promise<ManageSubscribersOutcome> {
  const found = await findOnOwnList(context, subscriberId);
  if ('type' in found) return found;
  await deleteSubscriber(context.database, subscriberId);
  return { type: 'Newsletter', newsletterId: found.newsletterId };
}

async function findOnOwnList(
  context: CommandContext,
  subscriberId: string,
): Promise<{ readonly newsletterId: string } | NotFound> {
  const subscriber = await findSubscriber(context.database, subscriberId);
  if (subscriber === undefined) return notFound(messages.noSubscriber);
  const newsletter = await findOwnNewsletter(context, subscriber.newsletterId);
  return 'type' in newsletter ? newsletter : { newsletterId: newsletter.id };
}

async function findOwnNewsletter(context: CommandContext, newsletterId: string): Promise<Newsletter | NotFound> {
  const newsletter = await findNewsletter(context.database, newsletterId);
  if (newsletter === undefined) return notFound(messages.notFound);
  mustRunNewslettersOf(context, ownerOf(newsletter));
  return newsletter;
}
