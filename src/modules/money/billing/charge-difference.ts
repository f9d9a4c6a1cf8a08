import type { ProviderCharge } from '#modules/money/payments/payment-provider.ts';
import type { KeptCharge } from './charges.store.ts';
import type { RefundOfCharge } from './refunds.store.ts';

/** What our books said otherwise than the provider, before they were made the same. */
export type Difference =
  /** A refund that the bank sent back. */
  | 'CAME_BACK'
  /** A dispute was opened, or ended well. */
  | 'DISPUTED'
  /** A dispute was lost, or the bank never settled what it allowed. */
  | 'LOST'
  /** Staff gave money back at the provider itself. */
  | 'REFUNDED_ELSEWHERE'
  /** Charged by nobody that we know of. */
  | 'STRAY'
  /** Charged by us, and not written down. */
  | 'UNRECORDED';

/** Compares a charge with what the provider has; the first difference alone, for a next look finds the next. */
export function differenceOf(
  kept: KeptCharge,
  refunds: readonly RefundOfCharge[],
  there: ProviderCharge,
): Difference | null {
  const isUnpaid = there.outcome.state === 'DECLINED' || there.outcome.state === 'ABANDONED';
  const isLost = there.isDisputeLost || (isUnpaid && there.refunded.amount === 0);
  if (isLost !== kept.isLost) return isLost ? 'LOST' : 'DISPUTED';
  if (there.refunded.amount > promisedBack(refunds)) return 'REFUNDED_ELSEWHERE';
  if (there.refunded.amount < kept.refundedAmount) return 'CAME_BACK';
  return (there.isDisputed || isLost) === kept.isDisputed ? null : 'DISPUTED';
}

/** What went back of a charge or is on its way there, in minor units. */
export function promisedBack(refunds: readonly RefundOfCharge[]): number {
  return refunds.reduce((sum, { amount, state }) => (state === 'REFUSED' ? sum : sum + amount), 0);
}
