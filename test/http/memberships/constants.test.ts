import { expect, test } from 'vitest';
import { CANCELLATION_REASONS, offerAtCancellation } from '#shared/membership/cancellation.ts';
import { hasCardExpired } from '#shared/membership/card-expiry.ts';
import { discounted, forOneYear } from '#shared/membership/discounts.ts';
import { GRACE_DAYS, graceEndsAt, nextRetryAt, REMINDER_DAYS, RETRY_DAYS } from '#shared/membership/dunning.ts';
import { GIFT_TYPES } from '#shared/membership/gift-codes.ts';
import {
  canBeDelivered,
  GIFT_DELIVERY_MONTHS,
  GIFT_MONTHS,
  GIFT_NOTE_LENGTH,
  giftExpiresAt,
  GROUP_GIFT_MOST,
  priceOfGift,
} from '#shared/membership/gifts.ts';
import { FREE_STORIES_A_MONTH, GUARDS, meterMonth, nextMeterMonth } from '#shared/membership/metering.ts';
import { hasNewBadge } from '#shared/membership/new-badge.ts';
import { addDays, addMonths } from '#shared/membership/periods.ts';
import { DOLLAR_PRICES, priceByTheWeek } from '#shared/membership/prices.ts';
import { isChargedAtReactivation, keepsOldPrice } from '#shared/membership/reactivation.ts';
import { isSettingsUpsellDue } from '#shared/membership/top-banner.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { memberMarkMessages } from '#shared/messages/member-marks.ts';
import { membershipNoticeMessages, reactivationMessages } from '#shared/messages/membership-notices.ts';
import { planMessages } from '#shared/messages/membership-settings.ts';
import { moneyText } from '#shared/money/money-text.ts';
import { refundableUntil } from '#modules/money/gifts/gift.ts';
import { TRIAL_NOTICE_DAYS } from '#modules/money/membership-mails/membership-reminders.ts';
import { FRIEND_LINKS, SECRET_BYTES } from '#modules/stories/share-links/share-link.ts';

const SECOND = 1000;
const then = new Date('2026-03-29T01:30:00Z');
const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * SECOND);

/** Every number of rules 79 to 104 that a membership goes by. */
test.each<[string, unknown, unknown]>([
  ['monthly 5', DOLLAR_PRICES.monthly, 500],
  ['yearly 50', DOLLAR_PRICES.yearly, 5000],
  ['premium monthly 15', DOLLAR_PRICES.premiumMonthly, 1500],
  ['premium yearly 150', DOLLAR_PRICES.premiumYearly, 15_000],
  ['premium yearly crossout 180', DOLLAR_PRICES.premiumYearlyCrossout, 18_000],
  ['yearly crossout 60', DOLLAR_PRICES.yearlyCrossout, 6000],
  ['staff yearly 1', DOLLAR_PRICES.yearlyStaff, 100],
  ['yearly saved 10', DOLLAR_PRICES.yearlySaved, 1000],
  ['staff saved 49', DOLLAR_PRICES.yearlyStaffSaved, 4900],
  ['fifty-percent-off price 25', DOLLAR_PRICES.fiftyPercentOff, 2500],
  ['its crossout 50', DOLLAR_PRICES.fiftyPercentOffCrossout, 5000],
  ['its saved 25', DOLLAR_PRICES.fiftyPercentOffSaved, 2500],
  ['the yearly price divided by 52', priceByTheWeek({ USD: DOLLAR_PRICES }, 'USD').amount, Math.ceil(5000 / 52)],
  ['20 percent off for one year, monthly', forOneYear(20, 'MONTHLY'), { percentOff: 20, cycles: 12 }],
  ['20 percent off for one year, yearly', forOneYear(20, 'YEARLY'), { percentOff: 20, cycles: 1 }],
  ['50 percent off for one year, monthly', forOneYear(50, 'PREMIUM_MONTHLY'), { percentOff: 50, cycles: 12 }],
  ['50 percent off for one year, yearly', forOneYear(50, 'PREMIUM_YEARLY'), { percentOff: 50, cycles: 1 }],
  ['a yearly payment at 50 percent off', discounted(yearly(), forOneYear(50, 'YEARLY')).amount, 2500],
  ['eight reasons of a cancellation', CANCELLATION_REASONS.length, 8],
  ['3 locked stories a calendar month', FREE_STORIES_A_MONTH, 3],
  ['metering windows, hourly and daily', GUARDS, { hourly: 10, daily: 40 }],
  ['gift type codes 29 and 31', GIFT_TYPES, { GIFT: 29, GROUP_GIFT: 31 }],
  ['grace period', GRACE_DAYS, 14],
  ['eight tries', RETRY_DAYS.length, 8],
  ['mails of a failed payment', REMINDER_DAYS, [0, 3, 7, 13]],
  ['label of a Friend', formatMessage(memberMarkMessages.friend), 'Friend'],
  [
    'labels Member and Friend',
    [planMessages.MONTHLY, planMessages.YEARLY, planMessages.PREMIUM_MONTHLY, planMessages.PREMIUM_YEARLY],
    ['Member (monthly)', 'Member (yearly)', 'Friend (monthly)', 'Friend (yearly)'],
  ],
  [
    'upsell text, the yearly price by the week',
    formatMessage(membershipNoticeMessages.upsell, { price: moneyText(priceByTheWeek({ USD: DOLLAR_PRICES }, 'USD')) }),
    'Read every member-only story for $0.97 a week, billed yearly.',
  ],
  [
    'reactivation text, yearly',
    formatMessage(reactivationMessages.nextCycle, {
      date: 'May 1',
      ahead: '$50 a year',
      period: reactivationMessages.yearly,
    }),
    'Your next billing cycle starts on May 1. After that you pay $50 a year, billed yearly.',
  ],
  [
    'reactivation text, monthly',
    formatMessage(reactivationMessages.nextCycle, {
      date: 'May 1',
      ahead: '$5 a month',
      period: reactivationMessages.monthly,
    }),
    'Your next billing cycle starts on May 1. After that you pay $5 a month, billed monthly.',
  ],
  ['reactivation failure', reactivationMessages.failed, "We couldn't process your request, please try again."],
  ['an expired card', membershipNoticeMessages.cardExpired, 'Your payment method has expired.'],
  ['a failed payment', membershipNoticeMessages.paymentFailed, 'Your subscription payment failed.'],
  ['its link', membershipNoticeMessages.updatePayment, 'Update payment method'],
  ['a card that expires soon', membershipNoticeMessages.cardExpiresSoon, 'Your payment method will expire soon.'],
  ['gift price', priceOfGift({ USD: DOLLAR_PRICES }, 'MEMBER', 'USD'), { amount: 5000, currency: 'USD' }],
  ['gift price of a Friend', priceOfGift({ USD: DOLLAR_PRICES }, 'FRIEND', 'USD'), { amount: 15_000, currency: 'USD' }],
  ['a gift is for a year, its note and its group', [GIFT_MONTHS, GIFT_NOTE_LENGTH, GROUP_GIFT_MOST], [12, 500, 1000]],
  ['a gift is delivered within 12 months', GIFT_DELIVERY_MONTHS, 12],
  ['mail of a trial, so many days before', TRIAL_NOTICE_DAYS, 2],
  ['links of a Friend', FRIEND_LINKS, { aMonth: 50, openings: 100 }],
  ['a share link has 128 bits', SECRET_BYTES * 8, 128],
])('MEMB-16: %s', (_name, value, expected) => {
  expect(value).toEqual(expected);
});

function yearly() {
  return { amount: DOLLAR_PRICES.yearly, currency: 'USD' } as const;
}

/** What changes at a moment: what it is one second before, and at it and one second after. */
test.each<[string, Date, (now: Date) => unknown, unknown, unknown]>([
  ['the days of grace are 14', addDays(then, 14), (now) => now < graceEndsAt(then), true, false],
  [
    'a reactivation is charged from the end of the period',
    then,
    (now) => isChargedAtReactivation(then, now),
    false,
    true,
  ],
  ['the old price holds for 90 days', addDays(then, 90), (now) => keepsOldPrice(then, now), true, false],
  [
    'one offer in 12 months',
    addMonths(then, 12),
    (now) => offerAtCancellation('COSTS', 'YEARLY', then, now),
    'NO_DISCOUNT',
    'FIFTY_PERCENT_OFF_ONE_YEAR',
  ],
  [
    'a card is good to the end of its month',
    new Date('2026-04-01'),
    (now) => hasCardExpired(3, 2026, now),
    false,
    true,
  ],
  ['a card of December', new Date('2027-01-01'), (now) => hasCardExpired(12, 2026, now), false, true],
  ['a card of February in a leap year', new Date('2028-03-01'), (now) => hasCardExpired(2, 2028, now), false, true],
  [
    'the upsell in the settings stays away for 30 * 6 days',
    addDays(then, 30 * 6),
    (now) => isSettingsUpsellDue(then, now),
    false,
    true,
  ],
  ['a New badge appears only before 2025-08-20', new Date('2025-08-20'), hasNewBadge, true, false],
  ['a code is good for five years', addMonths(then, 60), (now) => now < giftExpiresAt(then), true, false],
  [
    'a gift goes back for 30 days',
    addDays(then, 30),
    (now) => now < (refundableUntil({ paidAt: then }) ?? then),
    true,
    false,
  ],
  [
    'a gift is not delivered in the past, by a minute',
    new Date(then.getTime() + 60_000 + SECOND),
    (now) => canBeDelivered(then, now),
    true,
    false,
  ],
  [
    'the next meter',
    new Date('2026-04-01'),
    (now) => nextMeterMonth(now).toISOString().slice(0, 7),
    '2026-04',
    '2026-05',
  ],
  ['the meter begins anew', new Date('2026-04-01'), meterMonth, '2026-03', '2026-04'],
  ['the meter of a year', new Date('2027-01-01'), meterMonth, '2026-12', '2027-01'],
])('MEMB-16, to the second: %s', (_name, edge, at, before, after) => {
  expect([later(edge, -1), edge, later(edge, 1)].map(at)).toEqual([before, after, after]);
});

test.each(RETRY_DAYS.map((day, tries) => [tries + 1, day] as const))(
  'MEMB-13, rule 85: try %i of a failed renewal comes %i days after it',
  (tries, day) => {
    expect(nextRetryAt(then, tries - 1)).toEqual(addDays(then, day));
    expect(addDays(then, day) < graceEndsAt(then)).toBe(true);
  },
);
