import { parseEmail } from '#shared/identity/email-rule.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { noteComplaint, noteReturned } from '#modules/ground/mail-suppressions/suppress-address.ts';
import {
  findDeliverySubscriber,
  noteComplainedDelivery,
  noteConfirmedDelivery,
  noteReturnedDelivery,
} from '#modules/telling/issues/note-returned-delivery.ts';
import { endSubscriptionById } from '#modules/telling/subscribers/subscribe.ts';
import { deleteMailEvents, findWaitingEvents, markTaken, type WaitingEvent } from './mail-events.store.ts';

/** Own judgement: longer than any provider goes on telling. */
const KEPT_DAYS = 30;
const DAY = 86_400_000;

/** Acts on what providers told, in the order in which it came; what is too early waits for the next time. */
export async function takeMailEvents(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const tooEarly = new Set<string>();
  for (;;) {
    const waiting = await findWaitingEvents(context.database, [...tooEarly]);
    if (waiting.length === 0) return;
    for (const event of waiting) if (!(await takeOne(context, event))) tooEarly.add(event.id);
  }
}

/** False where it is about a mail that is leaving this very moment. */
async function takeOne(context: CommandContext, event: WaitingEvent): Promise<boolean> {
  return await withTransaction(context, async (inside) => {
    if (!(await act(inside, event))) return false;
    await markTaken(inside.database, event, inside.clock.now());
    return true;
  });
}

/** What a newsletter sent is known by its delivery, and counts for that alone; other mail by its address. */
async function act(context: CommandContext, { kind, mailId, address, status }: WaitingEvent): Promise<boolean> {
  const [, deliveryId] = /^issue-[0-9a-f]{12}-([0-9a-f]{32})$/.exec(mailId ?? '') ?? [];
  const to = parseEmail(address ?? '')?.toLowerCase();
  switch (kind) {
    case 'delivered':
      if (deliveryId !== undefined) await noteConfirmedDelivery(context, deliveryId);
      return true;
    case 'bounced':
      if (deliveryId !== undefined) return await noteReturnedDelivery(context, deliveryId, status);
      if (to !== undefined) await noteReturned(context, to, status);
      return true;
    case 'complained':
      if (deliveryId !== undefined) await noteComplainedDelivery(context, deliveryId);
      else if (to !== undefined) await noteComplaint(context, to);
      return true;
    case 'unsubscribed': {
      const subscriberId = deliveryId && (await findDeliverySubscriber(context.database, deliveryId));
      if (subscriberId) await endSubscriptionById(context, subscriberId);
      return true;
    }
    case 'none':
      return true;
  }
}

/** Forgets what was told long ago; run it once a day. */
export async function sweepMailEvents(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  await deleteMailEvents(context.database, new Date(context.clock.now().getTime() - KEPT_DAYS * DAY));
}
