import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import type { PublicationOutcome } from '#modules/stories/publications/create-publication.ts';
import {
  handOverPublication,
  lockStaff,
  settleOwnership,
} from '#modules/stories/publications/hand-over-publication.ts';
import { refusePublication } from '#modules/stories/publications/publication-form.ts';
import { findLiveTransfer, findOpenTransfer } from './find-transfer.ts';
import { mailTransfer } from './mail-transfer.ts';
import { moveTransfer } from './publication-transfers.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'ownership.undone': { readonly transferId: string };
  }
}

/** Own judgement: it is done once. */
const RULE = { most: 10, windowSeconds: 3_600 } as const;

/**
 * Takes a publication back within 72 hours, after a fresh proof of who does it (rules 58, 139): both are again what
 * they were. Whoever left the staff meanwhile gave that up.
 */
export async function undoTransfer(context: CommandContext, publicationId: string): Promise<PublicationOutcome> {
  const { personId } = mustOwnAccount(context);
  mustHaveRight(context, publicationId, 'submit stories');
  mustHaveSteppedUp(context);
  const taken = await takeOperation(context, 'undo transfer', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<PublicationOutcome> => {
    const { database, clock } = inside;
    await lockStaff(inside, publicationId);
    const transfer = await findLiveTransfer(database, publicationId, clock.now());
    if (transfer?.state !== 'accepted' || transfer.fromId !== personId) {
      return refusePublication(null, messages.notUndoable);
    }
    await moveTransfer(database, transfer, { state: 'undone' });
    await handOverPublication(inside, { publicationId, fromId: transfer.toId, toId: personId, settlesAt: null });
    await recordActivity(inside, { publicationId, kind: 'transfer.undone', personId: transfer.toId });
    await emitEvent(database, 'ownership.undone', { transferId: transfer.id });
    await mailTransfer(inside, transfer, 'undone');
    return { type: 'Collection', publicationId };
  });
}

/**
 * Ends the time in which a publication can be taken back where whoever could leaves its staff: the new owner waits for
 * nobody, and whoever is invited again takes nothing back. Inside the transaction in which they leave.
 */
export async function giveUpUndo(inside: CommandContext, publicationId: string, personId: string): Promise<void> {
  const open = await findOpenTransfer(inside.database, publicationId);
  if (open?.state !== 'accepted' || open.fromId !== personId) return;
  await moveTransfer(inside.database, open, { state: 'settled' });
  await settleOwnership(inside, publicationId);
}
