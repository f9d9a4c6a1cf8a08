import { formatMessage } from '#shared/messages/format-message.ts';
import { consentMessages, newsletterMessages as messages } from '#shared/messages/newsletters.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import {
  type BadRequest,
  badRequest,
  type Conflict,
  conflict,
  type NotFound,
  notFound,
} from '#modules/ground/refusals.ts';
import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import { type Newsletter, ownerOf } from '#modules/telling/newsletters/newsletter.ts';
import { findVisibleNewsletter } from '#modules/telling/newsletters/visible-newsletters.ts';
import { readOwnerName } from '#modules/telling/newsletters/read-newsletters.ts';
import { letMailCome } from './let-mail-come.ts';
import { endSubscribers, upsertSubscriber } from './subscribers.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** Somebody gets a newsletter from now on: at once, or since they confirmed. */
    'newsletter.subscribed': { readonly newsletterId: string; readonly subscriberId: string };
  }
}

/** Own judgement: more than anybody means in a day. */
const RULE = { most: 125, windowSeconds: 86_400 } as const;

export type SubscribeOutcome =
  | { readonly type: 'Newsletter'; readonly newsletterId: string; readonly isNew: boolean }
  | BadRequest
  | NotFound
  | Conflict
  | Busy;

/** Puts the viewer on the list of a newsletter; twice is once, and one's own is refused. */
export async function subscribeToNewsletter(
  context: CommandContext,
  { newsletterId, sharesAddress }: { readonly newsletterId: string; readonly sharesAddress: boolean },
): Promise<SubscribeOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  const found = await findOpenNewsletter(context, newsletterId);
  if ('type' in found) return found;
  const { kind, id } = ownerOf(found);
  if (kind === 'person' && id === viewer.personId) return badRequest(messages.self);
  const taken = await takeOperation(context, 'subscribe to newsletter', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside) => {
    const subscriberId = await upsertSubscriber(inside.database, {
      id: createId(),
      newsletterId,
      reader: { personId: viewer.personId },
      firstOf: found.isFirst ? { kind, id } : null,
      state: 'active',
      source: 'site',
      consentText: await consentTo(inside, found, sharesAddress),
      sharesAddress,
      now: inside.clock.now(),
    });
    const isNew = subscriberId !== undefined;
    if (isNew) await letMailCome(inside, viewer.personId, subscriberId);
    if (isNew) await emitEvent(inside.database, 'newsletter.subscribed', { newsletterId, subscriberId });
    return { type: 'Newsletter' as const, newsletterId, isNew };
  });
}

/** Takes the viewer off the list; who is not on it stays so. */
export async function unsubscribeFromNewsletter(context: CommandContext, newsletterId: string): Promise<void> {
  const { viewer, database, clock } = context;
  if (viewer === null) throw new NotAllowed();
  await endSubscribers(database, { personId: viewer.personId, of: { newsletterId } }, 'unsubscribed', clock.now());
}

/** A newsletter that somebody may subscribe to, or why not: who is kept apart from its writer finds none (rule 31). */
export async function findOpenNewsletter(
  context: CommandContext,
  newsletterId: string,
): Promise<Newsletter | NotFound | Conflict> {
  const newsletter = await findVisibleNewsletter(commandReader(context), newsletterId);
  if (newsletter === null || isKeptApart(context.viewer, ownerOf(newsletter).id)) return notFound(messages.notFound);
  return newsletter.endedAt === null ? newsletter : conflict(messages.ended);
}

/** The sentence that was shown and agreed to. */
export async function consentTo(
  { database }: Pick<CommandContext, 'database'>,
  newsletter: Newsletter,
  sharesAddress: boolean,
): Promise<string> {
  const owner = await readOwnerName(database, ownerOf(newsletter));
  const sentence = sharesAddress ? consentMessages.shared : consentMessages.hidden;
  return formatMessage(sentence, { name: newsletter.name, owner });
}
