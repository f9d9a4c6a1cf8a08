import type { PaidTier } from '#shared/membership/plans.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { tierAt } from './membership.ts';
import { markLoader } from './membership-mark.ts';

/** What everybody may know of somebody's membership: that there is one, of which tier, and since when. */
export type MembershipMark = {
  readonly id: string;
  readonly tier: PaidTier;
  readonly memberSince: Date;
  readonly friendSince: Date | null;
};

/** The mark of a person; null for who pays nothing now (FREE). */
export async function readMembershipMark(
  { loaders, clock }: Pick<ReadContext, 'loaders' | 'clock'>,
  personId: string,
): Promise<MembershipMark | null> {
  const membership = (await loaders.get(markLoader).load(personId)) ?? null;
  const tier = tierAt(membership, clock.now());
  if (membership === null || tier === 'FREE') return null;
  const { id, memberSince, friendSince } = membership;
  return { id, tier, memberSince, friendSince: tier === 'FRIEND' ? friendSince : null };
}
