import type { PlanType } from '#shared/membership/plans.ts';
import type { ManageMembershipPageQuery } from '#web/generated/ManageMembershipPageQuery.ts';
import type { QuotedSwitch } from '#web/generated/fragments.ts';

type Viewer = NonNullable<ManageMembershipPageQuery['viewer']>;

export type SwitchableMembership = NonNullable<Viewer['viewerEdge']['membership']>;

const aliases = {
  MONTHLY: 'monthly',
  YEARLY: 'yearly',
  PREMIUM_MONTHLY: 'premiumMonthly',
  PREMIUM_YEARLY: 'premiumYearly',
} as const satisfies Record<PlanType, keyof SwitchableMembership>;

/** What a switch to a plan comes to; null for the plan of now. */
export function quoteOf(membership: SwitchableMembership, plan: PlanType): QuotedSwitch | null {
  return membership[aliases[plan]];
}
