import { addMonths } from './periods.ts';
import { monthsOfPlan, type PlanType, tierOfPlan } from './plans.ts';

/** Why a member goes. */
export const CANCELLATION_REASONS = [
  'CONTENT',
  'COSTS',
  'DUPLICATE_ACCOUNTS',
  'FEATURE_USAGE',
  'OTHER',
  'PREMIUM_TIER_SUBSCRIPTION',
  'SWITCHING_PRODUCT',
  'TIME',
] as const;

export type CancellationReason = (typeof CANCELLATION_REASONS)[number];

/** What may be offered instead (rule 87). */
export type CancellationOffer =
  | 'NO_DISCOUNT'
  | 'TWENTY_PERCENT_OFF_ONE_YEAR'
  | 'FIFTY_PERCENT_OFF_ONE_YEAR'
  | 'MOVE_TO_MEMBER'
  | 'PAUSE'
  | 'MERGE_HELP';

const MONTHS_BETWEEN_OFFERS = 12;

function offerForReason(reason: CancellationReason, plan: PlanType): CancellationOffer {
  switch (reason) {
    case 'COSTS':
      return monthsOfPlan(plan) === 12 ? 'FIFTY_PERCENT_OFF_ONE_YEAR' : 'TWENTY_PERCENT_OFF_ONE_YEAR';
    case 'PREMIUM_TIER_SUBSCRIPTION':
      return tierOfPlan(plan) === 'FRIEND' ? 'MOVE_TO_MEMBER' : 'NO_DISCOUNT';
    case 'TIME':
    case 'FEATURE_USAGE':
      return 'PAUSE';
    case 'DUPLICATE_ACCOUNTS':
      return 'MERGE_HELP';
    case 'CONTENT':
    case 'SWITCHING_PRODUCT':
    case 'OTHER':
      return 'NO_DISCOUNT';
  }
}

/** What is offered to who goes for a reason: at most one offer in twelve months, taken or not (rule 87). */
export function offerAtCancellation(
  reason: CancellationReason,
  plan: PlanType,
  lastOfferAt: Date | null,
  now: Date,
): CancellationOffer {
  if (lastOfferAt !== null && now < addMonths(lastOfferAt, MONTHS_BETWEEN_OFFERS)) return 'NO_DISCOUNT';
  return offerForReason(reason, plan);
}
