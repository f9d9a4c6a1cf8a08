import type { ReadContext } from '#modules/ground/read-context.ts';
import { viewerRole } from '#modules/stories/publications/viewer-role.ts';
import { findLiveTransfer } from './find-transfer.ts';
import type { Transfer } from './transfer.ts';

export type ShownTransfer = {
  readonly transfer: Transfer;
  readonly stage: 'WAITING' | 'OFFERED' | 'SETTLING' | 'UNDOABLE';
  readonly otherId: string;
};

/** The open transfer of a publication as one of the two whom it is about sees it; null for everybody else. */
export async function readTransfer(context: ReadContext, publicationId: string): Promise<ShownTransfer | null> {
  const { viewer, database, clock } = context;
  if (viewer === null || viewer.isSuspended || viewerRole(context, publicationId) === null) return null;
  const transfer = await findLiveTransfer(database, publicationId, clock.now());
  if (transfer === undefined) return null;
  const { fromId, toId, state } = transfer;
  if (viewer.personId === fromId) {
    return { transfer, otherId: toId, stage: state === 'offered' ? 'WAITING' : 'UNDOABLE' };
  }
  if (viewer.personId !== toId) return null;
  return { transfer, otherId: fromId, stage: state === 'offered' ? 'OFFERED' : 'SETTLING' };
}
