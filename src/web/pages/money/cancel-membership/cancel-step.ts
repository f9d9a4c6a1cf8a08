import {
  CANCELLATION_REASONS,
  type CancellationOffer,
  type CancellationReason,
} from '#shared/membership/cancellation.ts';

/** What is offered; nothing is no step of its own. */
export type Offered = Exclude<CancellationOffer, 'NO_DISCOUNT'>;

/** Where somebody stands on the way out (rule 86): reason, one offer at most, confirm. */
export type CancelStep =
  | { readonly kind: 'reason'; readonly isArrived: boolean; readonly reason: CancellationReason }
  | { readonly kind: 'offer'; readonly reason: CancellationReason; readonly offer: Offered }
  | { readonly kind: 'confirm'; readonly reason: CancellationReason }
  | { readonly kind: 'stayed'; readonly offer: Offered; readonly percentOff?: 20 | 50 }
  | { readonly kind: 'cancelled' };

/** The step after a reason was given. */
export function stepAfterReason(reason: CancellationReason, offer: CancellationOffer | undefined): CancelStep {
  if (offer === undefined || offer === 'NO_DISCOUNT') return { kind: 'confirm', reason };
  return { kind: 'offer', reason, offer };
}

/** What the server draws, before anybody has said anything. */
export const FIRST_STEP: CancelStep = { kind: 'reason', isArrived: false, reason: 'OTHER' };

const OFFERED: readonly Offered[] = [
  'TWENTY_PERCENT_OFF_ONE_YEAR',
  'FIFTY_PERCENT_OFF_ONE_YEAR',
  'MOVE_TO_MEMBER',
  'PAUSE',
  'MERGE_HELP',
];

/** A step that the history kept. What was done, and is said once, is none to come back to. */
export function readCancelStep(kept: unknown): CancelStep | undefined {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return undefined;
  const reason = CANCELLATION_REASONS.find((one) => 'reason' in kept && kept.reason === one);
  const offer = OFFERED.find((one) => 'offer' in kept && kept.offer === one);
  if (reason === undefined) return undefined;
  if (kept.kind === 'reason') return { kind: 'reason', isArrived: true, reason };
  if (kept.kind === 'confirm') return { kind: 'confirm', reason };
  return kept.kind === 'offer' && offer !== undefined ? { kind: 'offer', reason, offer } : undefined;
}
