import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import { UNDO_TIME } from '#shared/publications/transfer-rules.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { handOverPublication, lockStaff, ownsEnough } from '#modules/stories/publications/hand-over-publication.ts';
import { type PublicationRefusal, refusePublication } from '#modules/stories/publications/publication-form.ts';
import { tooManyOwned } from '#modules/stories/publications/why-not-create.ts';
import { findLiveTransfer } from './find-transfer.ts';
import { declineOffer } from './decline-offer.ts';
import { mailTransfer } from './mail-transfer.ts';
import { moveTransfer } from './publication-transfers.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'ownership.accepted': { readonly transferId: string };
    'ownership.declined': { readonly transferId: string };
  }
}

/** Own judgement: nobody is offered so many. */
const RULE = { most: 30, windowSeconds: 3_600 } as const;

export type OfferReply = {
  readonly publicationId: string;
  /** The offer that was shown: one that came after it is not taken unseen. */
  readonly transferId: string;
  readonly isAccepted: boolean;
};

export type OfferAnswerOutcome =
  | { readonly type: 'Collection'; readonly publicationId: string; readonly isOwner: boolean }
  | PublicationRefusal
  | Busy;

/** Takes over a publication that one was offered, at once, or says no (rule 58). */
export async function answerOwnershipOffer(context: CommandContext, reply: OfferReply): Promise<OfferAnswerOutcome> {
  const { personId } = mustOwnAccount(context);
  const { publicationId, transferId, isAccepted } = reply;
  mustHaveRight(context, publicationId, 'submit stories');
  const taken = await takeOperation(context, 'answer ownership offer', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<OfferAnswerOutcome> => {
    const { database, clock } = inside;
    await lockStaff(inside, publicationId);
    const now = clock.now();
    const offer = await findLiveTransfer(database, publicationId, now);
    const isTheirs = offer?.id === transferId && offer.toId === personId;
    if (!isTheirs || offer.state !== 'offered') return refusePublication(null, messages.notOpen);
    if (!isAccepted) {
      await declineOffer(inside, offer);
      return { type: 'Collection', publicationId, isOwner: false };
    }
    if (await ownsEnough(inside, personId)) return refusePublication(null, tooManyOwned);
    const settlesAt = new Date(now.getTime() + UNDO_TIME);
    await moveTransfer(database, offer, { state: 'accepted', ends_at: settlesAt });
    await handOverPublication(inside, { publicationId, fromId: offer.fromId, toId: personId, settlesAt });
    await recordActivity(inside, { publicationId, kind: 'transfer.accepted', personId: offer.fromId });
    await emitEvent(database, 'ownership.accepted', { transferId });
    await mailTransfer(inside, { ...offer, endsAt: settlesAt }, 'accepted');
    return { type: 'Collection', publicationId, isOwner: true };
  });
}
