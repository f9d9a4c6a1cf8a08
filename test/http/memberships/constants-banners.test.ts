import { expect, test } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import {
  type BannerFacts,
  CARD_EXPIRED_FLAG,
  CARD_EXPIRES_SOON_FLAG,
  type MembershipFacts,
  topBanner,
} from '#shared/membership/top-banner.ts';

/** The night on which clocks in Europe are put forward. */
const then = new Date('2026-03-29T01:00:00Z');
const member: MembershipFacts = {
  paymentProvider: 'STRIPE',
  isCancelled: false,
  currentPeriodEndsAt: addDays(then, 200),
  paymentFailedAt: null,
  hasRecurringPaymentFailedMoreThanOnce: false,
  hasPaymentMethod: true,
  card: { expirationMonth: 12, expirationYear: 2040 },
};
const reader: Omit<BannerFacts, 'now'> = {
  isSignedIn: true,
  isNativeApp: false,
  membership: null,
  isPostLocked: false,
  isPaymentBannerRoute: true,
  upsellDismissedAt: null,
  reactivateDismissedAt: null,
  dismissedFlags: new Set(),
};
const withMembership = (facts: Partial<MembershipFacts>) => ({ membership: { ...member, ...facts } });

const FAILED = { paymentFailedAt: addDays(then, -2), hasRecurringPaymentFailedMoreThanOnce: true };
const EXPIRED = { card: { expirationMonth: 2, expirationYear: 2026 } };
const CANCELLED = { isCancelled: true };
const put = (...flags: string[]) => ({ dismissedFlags: new Set(flags) });
/** As a short word: `REACTIVATE!` cannot be put away. */
function worded(facts: BannerFacts): string {
  const banner = topBanner(facts);
  if (banner === null) return '';
  const tone = 'tone' in banner ? ` ${banner.tone}` : '';
  return `${banner.kind}${tone}${'isDismissible' in banner && !banner.isDismissible ? '!' : ''}`;
}

/** The windows: what stands there one second before a moment, at it, and one second after it. */
test.each<[string, Partial<BannerFacts>, Date, readonly [string, string, string]]>([
  ['upsell, 90 days', { upsellDismissedAt: then }, addDays(then, 90), ['', 'UPSELL', 'UPSELL']],
  [
    'reactivate notice, 14 days',
    { ...withMembership(CANCELLED), reactivateDismissedAt: then },
    addDays(then, 14),
    ['', 'REACTIVATE', 'REACTIVATE'],
  ],
  [
    'it returns when the period ends within 4 weeks',
    {
      ...withMembership({ ...CANCELLED, currentPeriodEndsAt: addDays(then, 38) }),
      reactivateDismissedAt: addDays(then, 9),
    },
    addDays(then, 10),
    ['', 'REACTIVATE!', 'REACTIVATE!'],
  ],
  [
    'an expired card cannot be put away when the period end is within a week',
    { ...withMembership({ ...EXPIRED, currentPeriodEndsAt: addDays(then, 17) }), ...put(CARD_EXPIRED_FLAG) },
    addDays(then, 10),
    ['', 'CARD_EXPIRED NEUTRAL!', 'CARD_EXPIRED NEUTRAL!'],
  ],
  [
    'a card that expires before the period end warns a week before it',
    withMembership({ card: { expirationMonth: 3, expirationYear: 2026 }, currentPeriodEndsAt: new Date('2026-04-05') }),
    new Date('2026-03-29'),
    ['', 'CARD_EXPIRES_SOON', 'CARD_EXPIRES_SOON'],
  ],
  [
    'a card is expired from the first moment of the next month',
    withMembership({ card: { expirationMonth: 3, expirationYear: 2026 } }),
    new Date('2026-04-01'),
    ['', 'CARD_EXPIRED NEUTRAL', 'CARD_EXPIRED NEUTRAL'],
  ],
])('MEMB-9, to the second: %s', (_name, facts, edge, expected) => {
  const seen = [-1000, 0, 1000].map((milliseconds) =>
    worded({ ...reader, ...facts, now: new Date(edge.getTime() + milliseconds) }),
  );
  expect(seen).toEqual(expected);
});

/** One second before a card expires, when it does, and one second after it. */
test('MEMB-9, to the second: whether a card expires before the end of the period', () => {
  const expires = new Date('2026-04-01').getTime();
  const card = { expirationMonth: 3, expirationYear: 2026 };
  const seen = [-1000, 0, 1000].map((milliseconds) => {
    const currentPeriodEndsAt = new Date(expires + milliseconds);
    return worded({ ...reader, ...withMembership({ card, currentPeriodEndsAt }), now: new Date('2026-03-30') });
  });
  expect(seen).toEqual(['', 'CARD_EXPIRES_SOON', 'CARD_EXPIRES_SOON']);
});

const SOON = {
  card: { expirationMonth: 3, expirationYear: 2026 },
  currentPeriodEndsAt: addDays(then, 4),
} as const;

test.each<[string, Partial<MembershipFacts>, string]>([
  ['a card that is good to the last moment of the period', { currentPeriodEndsAt: addDays(then, 7) }, ''],
  ['cancelled, whatever failed', { ...CANCELLED, ...FAILED, ...EXPIRED }, 'REACTIVATE'],
  ['cancelled without a method, whatever failed', { ...CANCELLED, ...FAILED, hasPaymentMethod: false }, ''],
  ['expired, and a payment failed', { ...EXPIRED, ...FAILED }, 'CARD_EXPIRED ERROR!'],
  ['expired, and a payment failed once', { ...EXPIRED, paymentFailedAt: then }, 'CARD_EXPIRED ERROR!'],
  ['expired, and nothing failed', EXPIRED, 'CARD_EXPIRED NEUTRAL'],
  ['expired, by Braintree', { ...EXPIRED, paymentProvider: 'BRAINTREE' }, 'CARD_EXPIRED NEUTRAL'],
  ['expired, by a shop of phones', { ...EXPIRED, paymentProvider: 'GOOGLE' }, ''],
  ['expires soon', SOON, 'CARD_EXPIRES_SOON'],
  ['expires soon, cancelled', { ...SOON, ...CANCELLED }, 'REACTIVATE!'],
  ['expires soon, by a shop of phones', { ...SOON, paymentProvider: 'APPLE' }, ''],
  ['expires soon, and a payment failed twice', { ...SOON, ...FAILED }, 'PAYMENT_FAILED'],
  ['expires soon, paid by PayPal', { ...SOON, card: null }, ''],
  ['failed twice by a good card', FAILED, 'PAYMENT_FAILED'],
  ['failed twice by PayPal', { ...FAILED, card: null }, 'PAYMENT_FAILED'],
  ['failed once', { paymentFailedAt: then }, ''],
  ['failed, by Braintree', { ...FAILED, paymentProvider: 'BRAINTREE' }, 'PAYMENT_FAILED'],
  ['failed, by a shop of phones', { ...FAILED, paymentProvider: 'APPLE' }, ''],
  ['cancelled, by a present', { ...CANCELLED, paymentProvider: 'MEDIUM_GIFT' }, ''],
])('MEMB-9, of members: %s', (_name, facts, expected) => {
  expect(worded({ ...reader, ...withMembership(facts), now: then })).toBe(expected);
});

test.each<[string, Partial<BannerFacts>, string]>([
  ['a reader', {}, 'UPSELL'],
  ['a visitor', { isSignedIn: false }, ''],
  ['the native app', { isNativeApp: true }, ''],
  ['a locked story', { isPostLocked: true }, ''],
  ['a member on a locked story', { ...withMembership(CANCELLED), isPostLocked: true }, 'REACTIVATE'],
  ['a member in the native app', { ...withMembership(FAILED), isNativeApp: true }, ''],
  ['a page without the payment banner', { ...withMembership(FAILED), isPaymentBannerRoute: false }, ''],
  [
    'a page without the payment banner, cancelled',
    { ...withMembership(CANCELLED), isPaymentBannerRoute: false },
    'REACTIVATE',
  ],
  ['a failed payment that was put away', { ...withMembership(FAILED), ...put(CARD_EXPIRED_FLAG) }, 'PAYMENT_FAILED'],
  ['an expired card that was put away', { ...withMembership(EXPIRED), ...put(CARD_EXPIRED_FLAG) }, ''],
  ['a card that expires soon, put away', { ...withMembership(SOON), ...put(CARD_EXPIRES_SOON_FLAG) }, ''],
  [
    'a card that expires soon, another flag',
    { ...withMembership(SOON), ...put(CARD_EXPIRED_FLAG) },
    'CARD_EXPIRES_SOON',
  ],
  ['a card that expires soon, on another page', { ...withMembership(SOON), isPaymentBannerRoute: false }, ''],
  ['an expired card, on another page', { ...withMembership(EXPIRED), isPaymentBannerRoute: false }, ''],
  [
    'an expired card and a failed payment, put away',
    { ...withMembership({ ...EXPIRED, ...FAILED }), ...put(CARD_EXPIRED_FLAG) },
    'CARD_EXPIRED ERROR!',
  ],
  ['a member for whom nothing is to be said', withMembership({}), ''],
  ['a visitor of a locked story', { isSignedIn: false, isPostLocked: true }, ''],
  ['another flag', { ...withMembership(EXPIRED), ...put(CARD_EXPIRES_SOON_FLAG) }, 'CARD_EXPIRED NEUTRAL'],
])('MEMB-9, where and for whom: %s', (_name, facts, expected) => {
  expect(worded({ ...reader, ...facts, now: then })).toBe(expected);
});
