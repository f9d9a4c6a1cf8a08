import type { MembershipTier, PaidTier } from '#shared/membership/plans.ts';

/** The tier that is given; FREE can be asked for on the wire, and is nothing to give. */
export function paidTierOf(tier: MembershipTier): PaidTier {
  return tier === 'FRIEND' ? 'FRIEND' : 'MEMBER';
}
