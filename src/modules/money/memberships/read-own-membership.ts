import type { PlanType } from '#shared/membership/plans.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { isTrialOffered } from './memberships.policy.ts';
import { type PresentedMembership, presentMembership } from './present-membership.ts';
import { readPrices } from './read-prices.ts';
import { readStatus } from './read-status.ts';
import { startPurpose } from './purposes.ts';
import { findOpenPayment } from './form-try.ts';
import { membershipLoader } from './find-membership.ts';

type Reader = Pick<ReadContext, 'viewer' | 'loaders' | 'database' | 'clock'>;

/** The viewer's own membership, that ended too; null of others, whoever asks, and for who never had one. */
export async function readOwnMembership(context: Reader, personId: string): Promise<PresentedMembership | null> {
  if (context.viewer?.personId !== personId) return null;
  const membership = await context.loaders.get(membershipLoader).load(personId);
  if (membership === undefined) return null;
  const now = context.clock.now();
  const presented = presentMembership(membership, await readPrices(context.database), now);
  return { ...presented, status: await readStatus(context.database, membership, now) };
}

/** Whether the viewer was a member and is none now; null of others. */
export async function hasPastMemberships(context: Reader, personId: string): Promise<boolean | null> {
  if (context.viewer?.personId !== personId) return null;
  const membership = await context.loaders.get(membershipLoader).load(personId);
  return membership !== undefined && membership.endedAt !== null;
}

/** Whether the viewer may begin with seven days that cost nothing (rule 83); null of others. */
export async function isTrialEligible(context: Reader, personId: string): Promise<boolean | null> {
  if (context.viewer?.personId !== personId) return null;
  return isTrialOffered((await context.loaders.get(membershipLoader).load(personId)) ?? null);
}

export type WaitingPurchase = { readonly membershipType: PlanType; readonly coupon: string | null };

/** What the viewer bought and has yet to approve, whether they were a member before or not; null of others. */
export async function readWaitingPurchase(context: Reader, personId: string): Promise<WaitingPurchase | null> {
  if (context.viewer?.personId !== personId) return null;
  const open = await findOpenPayment(context.database, personId);
  const isWaiting = open?.state === 'NEEDS_APPROVAL' || open?.state === 'PENDING';
  if (!isWaiting || (open.kind !== 'START' && open.kind !== 'TRIAL')) return null;
  const { plan: membershipType, coupon } = startPurpose.parse(open.purpose);
  return { membershipType, coupon };
}
