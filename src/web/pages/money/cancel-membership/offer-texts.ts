import { forOneYear } from '#shared/membership/discounts.ts';
import { aheadText } from '#shared/membership/payment-words.ts';
import { paymentsAhead } from '#shared/membership/payments.ts';
import { monthsOfPlan, planOf } from '#shared/membership/plans.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { cancelMembershipMessages as messages } from '#shared/messages/manage-membership.ts';
import type { Currency } from '#shared/money/money.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import { planOfType, priceText } from '#web/features/money/membership-settings/membership-text.ts';
import type { Offered } from './cancel-step.ts';
import type { LeavingMembership } from './leaving-membership.ts';

export type OfferTexts = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly percentOff?: 20 | 50;
};

function discountTexts(membership: LeavingMembership, percentOff: 20 | 50): OfferTexts {
  const { planV2, switchPlanSchedule, credit } = membership;
  // A scheduled switch is what the next payments are for.
  const { membershipType, price } = switchPlanSchedule?.plan ?? planV2;
  const plan = planOfType(membershipType);
  const discount = forOneYear(percentOff, plan);
  const ahead = paymentsAhead({ ...price, currency: price.currency as Currency }, { discount, credit });
  return {
    title: formatMessage(messages.discountTitle, { percent: percentOff }),
    text: formatMessage(messages.discountText, { ahead: aheadText(ahead, monthsOfPlan(plan)) }),
    action: formatMessage(messages.discountAction, { percent: percentOff }),
    percentOff,
  };
}

function memberTexts(membership: LeavingMembership): OfferTexts {
  const { planV2, currentPeriodEndsAt, asMember, asYearlyMember } = membership;
  const months = monthsOfPlan(planOfType(planV2.membershipType));
  const quote = months === 12 ? asYearlyMember : asMember;
  return {
    title: messages.memberTitle,
    text: formatMessage(quote === null ? messages.memberTextPlain : messages.memberText, {
      price: quote === null ? '' : priceText(planOf('MEMBER', months), quote.price),
      date: formatDate(currentPeriodEndsAt),
    }),
    action: messages.memberAction,
  };
}

/** What an offer says, with the sums of this membership (rule 87). */
export function offerTexts(offer: Offered, membership: LeavingMembership): OfferTexts {
  switch (offer) {
    case 'TWENTY_PERCENT_OFF_ONE_YEAR':
      return discountTexts(membership, 20);
    case 'FIFTY_PERCENT_OFF_ONE_YEAR':
      return discountTexts(membership, 50);
    case 'MOVE_TO_MEMBER':
      return memberTexts(membership);
    case 'PAUSE':
      return {
        title: messages.pauseTitle,
        text: formatMessage(messages.pauseText, { date: formatDate(membership.currentPeriodEndsAt) }),
        action: messages.pauseAction,
      };
    case 'MERGE_HELP':
      return { title: messages.mergeTitle, text: messages.mergeText, action: messages.mergeAction };
  }
}
