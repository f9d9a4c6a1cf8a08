import type { PublicationRight } from './rights.ts';

const HOUR = 3_600_000;

/** How long an editor may think about an offer (rule 58). Milliseconds. */
export const OFFER_LIFETIME = 7 * 24 * HOUR;
/** How long who handed a publication over may take it back (rule 58). Milliseconds. */
export const UNDO_TIME = 72 * HOUR;

/**
 * Where the handing over of a publication stands. `offered` waits for the editor, `accepted` may still be undone;
 * the others are ends.
 */
export type TransferState = 'offered' | 'declined' | 'withdrawn' | 'lapsed' | 'accepted' | 'undone' | 'settled';

const moves: Readonly<Record<TransferState, readonly TransferState[]>> = {
  offered: ['declined', 'withdrawn', 'lapsed', 'accepted'],
  accepted: ['undone', 'settled'],
  declined: [],
  withdrawn: [],
  lapsed: [],
  undone: [],
  settled: [],
};

export function mayMoveTransfer(from: TransferState, to: TransferState): boolean {
  return moves[from].includes(to);
}

const held: ReadonlySet<PublicationRight> = new Set([
  'transfer',
  'archive',
  'delete',
  'connect domain',
  'manage payments',
]);

/** Whether a new owner has to wait with something until nobody can take the publication back: it would outlast that. */
export function isHeldWhileUndoable(right: PublicationRight): boolean {
  return held.has(right);
}
