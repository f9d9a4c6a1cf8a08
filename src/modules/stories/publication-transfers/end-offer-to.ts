import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { declineOffer } from './decline-offer.ts';
import { findOpenTransfer } from './find-transfer.ts';
import { moveTransfer } from './publication-transfers.store.ts';

/**
 * Ends what somebody was offered as they go off the staff: by leaving they decline it, and the owner is told; by being
 * removed they lose it. Otherwise whoever is invited again within the 7 days would find it open. Inside the transaction
 * in which they go.
 */
export async function endOfferTo(
  inside: CommandContext,
  { publicationId, personId }: { readonly publicationId: string; readonly personId: string },
  state: 'declined' | 'withdrawn',
): Promise<void> {
  const { database, clock } = inside;
  const offer = await findOpenTransfer(database, publicationId);
  if (offer?.state !== 'offered' || offer.toId !== personId) return;
  // One that ran out is nobody's to answer, and ends by itself.
  if (offer.endsAt <= clock.now()) return;
  if (state === 'declined') return await declineOffer(inside, offer);
  await moveTransfer(database, offer, { state });
  if (offer.isLeaving) await enqueueJob(database, 'publication-transfers:leave', { personId: offer.fromId });
}
