import type { PlanType } from '#shared/membership/plans.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Membership } from './membership.ts';
import { tellOfMembership } from './membership-events.ts';
import { scheduleSwitch } from './membership-transitions.ts';

/** A switch that waits for the end of what is paid, told of once; null takes a waiting one back. */
export async function schedule(
  inside: CommandContext,
  membership: Membership,
  plan: PlanType | null,
): Promise<Membership | null> {
  if (membership.scheduledPlan === plan) return null;
  if (plan !== null) {
    await tellOfMembership(inside, 'membership.switched', {
      personId: membership.personId,
      from: membership.plan,
      plan,
      startsAt: membership.periodEndsAt.toISOString(),
      isScheduled: true,
      intentId: null,
    });
  }
  return scheduleSwitch(membership, plan);
}
