import type { PaidTier } from '#shared/membership/plans.ts';
import { withLoaded } from '#modules/ground/loaders.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { tierAt } from './membership.ts';
import { markLoader, type MarkRow } from './membership-mark.ts';

/** What everybody may know of somebody's membership: that there is one, of which tier, and since when. */
export type MembershipMark = {
  readonly id: string;
  readonly tier: PaidTier;
  readonly memberSince: Date;
  readonly friendSince: Date | null;
};

/** The mark of a person; null for who pays nothing now (FREE). */
export function readMembershipMark(
  { loaders, clock }: Pick<ReadContext, 'loaders' | 'clock'>,
  personId: string,
): MembershipMark | null | Promise<MembershipMark | null> {
  return withLoaded(loaders.get(markLoader), personId, (membership) => markAt(membership, clock.now()));
}

function markAt(membership: MarkRow | undefined, now: Date): MembershipMark | null {
  const tier = tierAt(membership ?? null, now);
  if (membership === undefined || tier === 'FREE') return null;
  const { id, memberSince, friendSince } = membership;
  return { id, tier, memberSince, friendSince: tier === 'FRIEND' ? friendSince : null };
}
