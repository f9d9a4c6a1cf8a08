import { formatMessage } from '#shared/messages/format-message.ts';
import { paymentProviderNames } from '#shared/messages/manage-membership.ts';
import { membershipSettingsMessages as messages } from '#shared/messages/membership-settings.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { formatDate } from '#web/features/ground/dates/format-date.ts';
import type { OwnMembership } from '#web/generated/fragments.ts';
import type { MembershipState } from './membership-state.ts';
import { priceText } from './membership-text.ts';

function discountLine({ planV2, discountEndsAt }: OwnMembership): string | undefined {
  const { discount, membershipType } = planV2;
  if (discount === null) return undefined;
  const text = formatMessage(messages.discount, {
    percent: discount.percentOff,
    regularPrice: priceText(membershipType, discount.regularPrice),
    cycles: discount.numCycles,
  });
  if (discountEndsAt === null) return `${text}.`;
  return `${text}, ${formatMessage(messages.discountEnds, { date: formatDate(discountEndsAt) })}.`;
}

function endLine(membership: OwnMembership, state: MembershipState): string | undefined {
  const { nextCharge, nextChargeAt, currentPeriodEndsAt, paymentProvider } = membership;
  const date = formatDate(currentPeriodEndsAt);
  if (state === 'cancelled') return `${formatMessage(messages.ends, { date })}. ${messages.noCharge}`;
  if (paymentProvider === 'MEDIUM_GIFT') return formatMessage(messages.giftEnds, { date });
  if (state === 'elsewhere') {
    return formatMessage(messages.elsewhere, { provider: paymentProviderNames[paymentProvider] });
  }
  if (state === 'failed' || nextCharge === null || nextChargeAt === null) return undefined;
  return formatMessage(messages.nextCharge, { price: moneyText(nextCharge), date: formatDate(nextChargeAt) });
}

/** What there is to know of a membership that goes on, one thing a line. */
export function membershipLines(membership: OwnMembership, state: MembershipState): readonly string[] {
  const { startedAt, isTrial, currentPeriodEndsAt, pausedUntil, status } = membership;
  const trialEnd = formatDate(currentPeriodEndsAt);
  const lines = [
    status === 'UNKNOWN' ? messages.unknownText : undefined,
    formatMessage(messages.since, { date: formatDate(startedAt) }),
    isTrial ? formatMessage(messages.trial, { date: trialEnd }) : undefined,
    pausedUntil === null
      ? undefined
      : formatMessage(messages.pauseFrom, { from: trialEnd, date: formatDate(pausedUntil) }),
    endLine(membership, state),
    discountLine(membership),
  ];
  return lines.filter((line) => line !== undefined);
}
