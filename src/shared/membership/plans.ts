/** What a membership may be paid by; on the wire `membershipType`. */
export const PLAN_TYPES = ['MONTHLY', 'YEARLY', 'PREMIUM_MONTHLY', 'PREMIUM_YEARLY'] as const;

export type PlanType = (typeof PLAN_TYPES)[number];

/** The tiers on the wire; who pays nothing is FREE. */
export type MembershipTier = 'FREE' | 'MEMBER' | 'FRIEND';

export type PaidTier = Exclude<MembershipTier, 'FREE'>;

/** Member pays MONTHLY or YEARLY, Friend PREMIUM_MONTHLY or PREMIUM_YEARLY. */
export function tierOfPlan(plan: PlanType): PaidTier {
  return plan === 'PREMIUM_MONTHLY' || plan === 'PREMIUM_YEARLY' ? 'FRIEND' : 'MEMBER';
}

/** How many months one payment of a plan is good for: 1 or 12. */
export function monthsOfPlan(plan: PlanType): 1 | 12 {
  return plan === 'YEARLY' || plan === 'PREMIUM_YEARLY' ? 12 : 1;
}

/** The plan of a tier that is paid so often. */
export function planOf(tier: PaidTier, months: 1 | 12): PlanType {
  if (tier === 'FRIEND') return months === 12 ? 'PREMIUM_YEARLY' : 'PREMIUM_MONTHLY';
  return months === 12 ? 'YEARLY' : 'MONTHLY';
}
