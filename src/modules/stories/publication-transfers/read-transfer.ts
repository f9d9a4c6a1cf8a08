import { publicationTransferMessages as messages } from '#shared/messages/publication-transfers.ts';
import type { Database } from '#platform/database/database.ts';
import { columnList } from '#modules/ground/column-list.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { viewerRole } from '#modules/stories/publications/viewer-role.ts';
import { findLiveTransfer } from './find-transfer.ts';
import { type Transfer, transferColumns } from './transfer.ts';

export type ShownTransfer = {
  readonly transfer: Transfer;
  readonly stage: 'WAITING' | 'OFFERED' | 'SETTLING' | 'UNDOABLE' | 'RESTING' | 'ENDED';
  readonly otherId: string;
  /** Why an offer that rests or ended cannot be answered; null of every other stage. */
  readonly endedBecause: string | null;
};

/** The open transfer of a publication as one of the two whom it is about sees it; null for everybody else. */
export async function readTransfer(context: ReadContext, publicationId: string): Promise<ShownTransfer | null> {
  const { viewer, database, clock } = context;
  if (viewer === null || viewer.isSuspended || viewerRole(context, publicationId) === null) return null;
  const transfer = await findLiveTransfer(database, publicationId, clock.now());
  const { personId } = viewer;
  if (transfer === undefined) return readEnded(context, publicationId, personId);
  const { fromId, toId, state } = transfer;
  const isOffered = state === 'offered';
  if (personId === fromId) {
    return { transfer, otherId: toId, stage: isOffered ? 'WAITING' : 'UNDOABLE', endedBecause: null };
  }
  if (personId !== toId) return readEnded(context, publicationId, personId);
  return { transfer, otherId: fromId, stage: isOffered ? 'OFFERED' : 'SETTLING', endedBecause: null };
}

type End = Pick<ShownTransfer, 'stage' | 'endedBecause'>;

const DAY = 86_400_000;
/** Own judgement: for so long whoever was late still comes by the mail of an offer. */
const SHOWN_AFTERWARDS = 7 * DAY;

const LAST = `
  select ${columnList('t', transferColumns)} from publication_transfer t
  where t.publication_id = $1 and t.to_id = $2 order by t.offered_at desc, t.id desc limit 1`;

/** The last offer to somebody where it ended without their answer: the mail of it led them here. */
async function readEnded(context: ReadContext, publicationId: string, personId: string): Promise<ShownTransfer | null> {
  const { database, clock } = context;
  const transfer = await findLastTo(database, publicationId, personId);
  if (transfer === undefined) return null;
  const end = howEnded(transfer, viewerRole(context, publicationId) === 'editor', clock.now());
  return end === undefined ? null : { transfer, otherId: transfer.fromId, ...end };
}

async function findLastTo(
  database: Database<Tables>,
  publicationId: string,
  personId: string,
): Promise<Transfer | undefined> {
  const [row] = await database.query<Transfer>('publication_transfer_last', LAST, [publicationId, personId]);
  return row;
}

/** Undefined of one that was answered, and of one that ended too long ago; with the owner away an offer only rests. Pure. */
function howEnded({ state, isLeaving, endsAt }: Transfer, isEditor: boolean, now: Date): End | undefined {
  if (state === 'withdrawn') return endsAt > now ? ended(messages.ended.withdrawn) : undefined;
  if (state !== 'offered' && state !== 'lapsed') return undefined;
  if (endsAt <= now) {
    return now.getTime() - endsAt.getTime() < SHOWN_AFTERWARDS ? ended(messages.ended.late) : undefined;
  }
  if (!isEditor) return ended(messages.ended.notAnEditor);
  return isLeaving ? ended(messages.ended.stays) : { stage: 'RESTING', endedBecause: messages.resting };
}

function ended(endedBecause: string): End {
  return { stage: 'ENDED', endedBecause };
}
