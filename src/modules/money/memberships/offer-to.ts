import {
  type CancellationOffer,
  type CancellationReason,
  offerAtCancellation,
} from '#shared/membership/cancellation.ts';
import { addDays } from '#shared/membership/periods.ts';
import { type Membership, nextPlan } from './membership.ts';

/** A pause begins where the paid time ends: further away than a month it would help nobody who has no time now. */
const PAUSE_WITHIN_DAYS = 31;

/**
 * What is offered to a member who goes for a reason (rule 87). A discount is not put upon another, nothing is
 * paused that is at rest or owes a payment, and what is scheduled already is not offered again. What takes off
 * the next payments is measured by the plan that they are for, which a switch may have changed.
 */
export function offerTo(membership: Membership, reason: CancellationReason, now: Date): CancellationOffer {
  const offer = offerAtCancellation(reason, nextPlan(membership), membership.lastOfferAt, now);
  switch (offer) {
    case 'TWENTY_PERCENT_OFF_ONE_YEAR':
    case 'FIFTY_PERCENT_OFF_ONE_YEAR':
      return membership.discount === null ? offer : 'NO_DISCOUNT';
    case 'PAUSE':
      return canRest(membership, now) ? offer : 'NO_DISCOUNT';
    case 'MOVE_TO_MEMBER':
      return membership.scheduledPlan === null && membership.firstFailedAt === null ? offer : 'NO_DISCOUNT';
    case 'MERGE_HELP':
    case 'NO_DISCOUNT':
      return offer;
  }
}

function canRest({ pausedUntil, firstFailedAt, periodEndsAt }: Membership, now: Date): boolean {
  return pausedUntil === null && firstFailedAt === null && periodEndsAt <= addDays(now, PAUSE_WITHIN_DAYS);
}
