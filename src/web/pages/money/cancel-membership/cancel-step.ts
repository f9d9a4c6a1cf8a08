import type { CancellationOffer, CancellationReason } from '#shared/membership/cancellation.ts';

/** What is offered; nothing is no step of its own. */
export type Offered = Exclude<CancellationOffer, 'NO_DISCOUNT'>;

/** Where somebody stands on the way out (rule 86): reason, one offer at most, confirm. */
export type CancelStep =
  | { readonly kind: 'reason'; readonly isArrived: boolean }
  | { readonly kind: 'offer'; readonly reason: CancellationReason; readonly offer: Offered }
  | { readonly kind: 'confirm'; readonly reason: CancellationReason }
  | { readonly kind: 'stayed'; readonly offer: Offered; readonly percentOff?: 20 | 50 }
  | { readonly kind: 'cancelled' };

/** The step after a reason was given. */
export function stepAfterReason(reason: CancellationReason, offer: CancellationOffer | undefined): CancelStep {
  if (offer === undefined || offer === 'NO_DISCOUNT') return { kind: 'confirm', reason };
  return { kind: 'offer', reason, offer };
}
