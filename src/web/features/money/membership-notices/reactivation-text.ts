import { monthsOfPlan, type PlanType } from '#shared/membership/plans.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { membershipNoticeMessages, reactivationMessages as messages } from '#shared/messages/membership-notices.ts';
import { aheadText } from '#shared/membership/payment-words.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { ReactivateMembershipConfirmationModalWrapperQuery } from '#web/generated/ReactivateMembershipConfirmationModalWrapperQuery.ts';

type Viewer = NonNullable<ReactivateMembershipConfirmationModalWrapperQuery['viewer']>;
export type ReactivatedMembership = NonNullable<Viewer['viewerEdge']['membership']>;

/** The sentences of the modal: when the next billing cycle starts, what it costs, and what is charged now. */
export function reactivationText(membership: ReactivatedMembership | null | undefined): readonly string[] {
  if (!membership) return [messages.noMembership];
  if (!membership.canReactivate || membership.reactivation === null)
    return [membership.isCancelled ? messages.noMembership : messages.goingOn];
  const { membershipType, currentPeriodEndsAt, reactivation, paymentProvider } = membership;
  const date = formatDate(currentPeriodEndsAt);
  const months = isYearly(membershipType) ? 12 : 1;
  const period = months === 12 ? messages.yearly : messages.monthly;
  const ahead = aheadText(reactivation.ahead, months);
  const sandbox = paymentProvider === 'SANDBOX' ? [membershipNoticeMessages.sandbox] : [];
  if (reactivation.dueNow.amount === 0) {
    return [formatMessage(messages.nextCycle, { date, ahead, period }), messages.nothingNow, ...sandbox];
  }
  const charge = moneyText(reactivation.dueNow);
  return [formatMessage(messages.chargedNow, { date, charge, ahead, period }), ...sandbox];
}

/** `ANNUAL` is another word for `YEARLY`. */
const isYearly = (type: PlanType | 'ANNUAL') => type === 'ANNUAL' || monthsOfPlan(type) === 12;
