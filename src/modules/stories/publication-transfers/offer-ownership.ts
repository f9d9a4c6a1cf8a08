import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import { OFFER_LIFETIME } from '#shared/publications/transfer-rules.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import type { PublicationOutcome } from '#modules/stories/publications/create-publication.ts';
import { lockStaff } from '#modules/stories/publications/hand-over-publication.ts';
import { refusePublication } from '#modules/stories/publications/publication-form.ts';
import { findLiveTransfer, findOpenTransfer, doesOfferHold } from './find-transfer.ts';
import { mailOffer } from './mail-transfer.ts';
import { insertTransfer, moveTransfer } from './publication-transfers.store.ts';
import type { Transfer } from './transfer.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'ownership.offered': { readonly transferId: string };
  }
}

/** Own judgement: each is a mail to somebody who did not ask for it. */
const RULE = { most: 10, windowSeconds: 86_400 } as const;

/** Offers a publication to one of its editors, after a fresh proof of who does it (rules 58, 139). */
export async function offerOwnership(
  context: CommandContext,
  { publicationId, personId: toId }: { readonly publicationId: string; readonly personId: string },
): Promise<PublicationOutcome> {
  const { personId: fromId } = mustOwnAccount(context);
  mustHaveRight(context, publicationId, 'transfer');
  mustHaveSteppedUp(context);
  const taken = await takeOperation(context, 'offer ownership', fromId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<PublicationOutcome> => {
    const { database, clock } = inside;
    await lockStaff(inside, publicationId);
    const now = clock.now();
    const open = await findLiveTransfer(database, publicationId, now);
    if (open !== undefined) return refusePublication(null, messages.alreadyOpen);
    const offer = { id: createId(), publicationId, fromId, toId, isLeaving: false } as const;
    const endsAt = new Date(now.getTime() + OFFER_LIFETIME);
    const transfer: Transfer = { ...offer, state: 'offered', endsAt };
    if (!(await doesOfferHold(database, transfer))) return refusePublication(null, messages.notAnEditor);
    await makeOffer(inside, transfer);
    await recordActivity(inside, { publicationId, kind: 'transfer.offered', personId: toId });
    return { type: 'Collection', publicationId };
  });
}

/** Writes an offer down and tells whom it is made to, inside the transaction that found that it holds. */
export async function makeOffer(inside: CommandContext, transfer: Transfer): Promise<void> {
  const { database, clock } = inside;
  const { id, publicationId, fromId, toId, state, isLeaving, endsAt } = transfer;
  const overdue = await findOpenTransfer(database, publicationId);
  if (overdue !== undefined) {
    await moveTransfer(database, overdue, { state: overdue.state === 'offered' ? 'lapsed' : 'settled' });
  }
  await insertTransfer(database, {
    id,
    publication_id: publicationId,
    from_id: fromId,
    to_id: toId,
    state,
    is_leaving: isLeaving,
    offered_at: clock.now(),
    ends_at: endsAt,
  });
  await emitEvent(database, 'ownership.offered', { transferId: id });
  await mailOffer(inside, transfer);
}

/** Takes an offer back that was not answered yet. */
export async function withdrawOwnershipOffer(
  context: CommandContext,
  publicationId: string,
): Promise<PublicationOutcome> {
  const { personId } = mustOwnAccount(context);
  // Whoever made the offer is told that it was accepted; by then they are an editor.
  mustHaveRight(context, publicationId, 'edit settings');
  const taken = await takeOperation(context, 'withdraw ownership offer', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<PublicationOutcome> => {
    const { database, clock } = inside;
    await lockStaff(inside, publicationId);
    const open = await findLiveTransfer(database, publicationId, clock.now());
    if (open?.fromId !== personId) {
      mustHaveRight(context, publicationId, 'transfer');
      return refusePublication(null, messages.notOpen);
    }
    if (open.state === 'accepted') return refusePublication(null, messages.alreadyAccepted);
    await moveTransfer(database, open, { state: 'withdrawn' });
    await recordActivity(inside, { publicationId, kind: 'transfer.withdrawn', personId: open.toId });
    return { type: 'Collection', publicationId };
  });
}
