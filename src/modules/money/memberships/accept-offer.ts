import type { CancellationOffer, CancellationReason } from '#shared/membership/cancellation.ts';
import { forOneYear } from '#shared/membership/discounts.ts';
import { addMonths } from '#shared/membership/periods.ts';
import { monthsOfPlan, planOf } from '#shared/membership/plans.ts';
import { membershipMessages as messages } from '#shared/messages/memberships.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { conflict, badRequest } from '#modules/ground/refusals.ts';
import { changeMembership } from './change-membership.ts';
import { type Membership, nextPlan } from './membership.ts';
import { changedMembership, type MembershipOutcome, noMembership } from './membership-outcome.ts';
import { tellOfMembership } from './membership-events.ts';
import { canCancel } from './memberships.policy.ts';
import { offerTo } from './offer-to.ts';
import { findOwnMembership } from './own-membership.ts';
import { schedule } from './schedule-switch.ts';

type Acceptance = {
  readonly membershipId: string;
  readonly reason: CancellationReason;
  readonly pauseMonths: number | null;
};

/** Takes the one offer that was made for a reason, and stays (rule 87): a discount, a pause, the smaller plan. */
export async function acceptOffer(
  context: CommandContext,
  personId: string,
  { membershipId, reason, pauseMonths }: Acceptance,
): Promise<MembershipOutcome> {
  const own = await findOwnMembership(context, personId, membershipId);
  if (own === null) return noMembership;
  let answer: MembershipOutcome = conflict(messages.noOffer);
  await changeMembership(context, personId, async (membership, inside) => {
    const now = inside.clock.now();
    const offer = canCancel(membership) ? offerTo(membership, reason, now) : 'NO_DISCOUNT';
    if (offer === 'NO_DISCOUNT') return null;
    const months = pauseMonths ?? 0;
    if (offer === 'PAUSE' && (!Number.isInteger(months) || months < 1 || months > 3)) {
      answer = badRequest(messages.wrongPause);
      return null;
    }
    answer = changedMembership(personId);
    return { ...(await taken(inside, membership, offer, months)), lastOfferAt: now };
  });
  return answer;
}

async function taken(
  inside: CommandContext,
  membership: Membership,
  offer: Exclude<CancellationOffer, 'NO_DISCOUNT'>,
  pauseMonths: number,
): Promise<Membership> {
  const { personId, plan, periodEndsAt } = membership;
  switch (offer) {
    case 'TWENTY_PERCENT_OFF_ONE_YEAR':
    case 'FIFTY_PERCENT_OFF_ONE_YEAR': {
      const discount = forOneYear(offer === 'FIFTY_PERCENT_OFF_ONE_YEAR' ? 50 : 20, nextPlan(membership));
      await tellOfMembership(inside, 'membership.discounted', { personId, ...discount });
      return { ...membership, discount };
    }
    case 'PAUSE': {
      const pausedUntil = addMonths(periodEndsAt, pauseMonths);
      const startsAt = periodEndsAt.toISOString();
      await tellOfMembership(inside, 'membership.paused', {
        personId,
        startsAt,
        pausedUntil: pausedUntil.toISOString(),
      });
      return { ...membership, pausedUntil, nextChargeAt: pausedUntil };
    }
    case 'MOVE_TO_MEMBER':
      return (await schedule(inside, membership, planOf('MEMBER', monthsOfPlan(plan)))) ?? membership;
    case 'MERGE_HELP':
      return membership;
  }
}
