import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { CARD_EXPIRED_FLAG, CARD_EXPIRES_SOON_FLAG, topBanner } from '#shared/membership/top-banner.ts';
import type { UsePaymentMethodRetentionQuery } from '#web/generated/UsePaymentMethodRetentionQuery.ts';
import type { UseReactivateMembershipUpsellQuery } from '#web/generated/UseReactivateMembershipUpsellQuery.ts';
import { bannerFacts, isPaymentBannerRoute, type Surroundings } from './banner-facts.ts';

type Upsell = NonNullable<UseReactivateMembershipUpsellQuery['viewer']>;
type Retention = NonNullable<UsePaymentMethodRetentionQuery['viewer']>;
type Kept = NonNullable<Upsell['viewerEdge']['membership']>;
type Paid = NonNullable<Retention['viewerEdge']['membership']>;

const SECOND = 1000;
const now = new Date('2026-11-22T10:00:00Z');
const inDays = (days: number, seconds = 0) => addDays(now, days).getTime() + seconds * SECOND;
const ago = (days: number, seconds = 0) => new Date(inDays(-days, seconds));

const surroundings: Surroundings = {
  now,
  isNativeApp: false,
  isPostLocked: false,
  isPaymentBannerRoute: true,
  upsellDismissedAt: null,
  reactivateDismissedAt: null,
  isFlagDismissed: () => false,
};
const membership: Kept & Paid = {
  __typename: 'ViewerMembership',
  membershipId: 'm',
  paymentProvider: 'STRIPE',
  isCancelled: false,
  currentPeriodEndsAt: inDays(100),
  canReactivate: false,
  endedAt: null,
  paymentFailedAt: null,
  hasRecurringPaymentFailedMoreThanOnce: false,
  paymentMethod: { __typename: 'CreditCard', expirationMonth: 12, expirationYear: 2030 },
};
const expired = { __typename: 'CreditCard', expirationMonth: 10, expirationYear: 2026 } as const;
/** Good until the end of November. */
const expiring = { __typename: 'ApplePayCard', expirationMonth: 11, expirationYear: 2026 } as const;

type Member = Partial<Kept & Paid> | null;

/** What is shown to a Member, to a former one with a membership of `tier` FREE, or with null to who never was one. */
function shown(
  member: Member,
  around: Partial<Surroundings> = {},
  tier: 'FREE' | 'MEMBER' | 'FRIEND' | null = member === null ? null : 'MEMBER',
  flags: readonly string[] = [],
) {
  const own = member === null ? null : { ...membership, ...member };
  const edge = { __typename: 'UserViewerEdge', id: 'e', membership: own } as const;
  const viewer = { __typename: 'User', id: 'ada', viewerEdge: edge } as const;
  const tiered = tier === null ? null : ({ __typename: 'UserMembership', id: 'u', tier } as const);
  const facts = bannerFacts(
    { ...viewer, membership: tiered } as Upsell,
    { ...viewer, dismissableFlags: flags },
    { ...surroundings, ...around },
  );
  return facts && topBanner(facts);
}

describe('what the server answers and what is shown', () => {
  test('MEMB-9: nobody signed in, nothing shown', () => {
    expect(bannerFacts(null, null, surroundings)).toBeUndefined();
  });

  test('MEMB-9: the upsell is for who is no member, a former one too', () => {
    expect(shown(null)).toEqual({ kind: 'UPSELL' });
    expect(shown({ isCancelled: true, endedAt: inDays(-1), canReactivate: true }, {}, 'FREE')).toEqual({
      kind: 'UPSELL',
    });
    expect(shown(null, {}, 'FRIEND'), 'a member by something that nobody renews').toBeUndefined();
    expect(shown({})).toBeNull();
  });

  test.each([
    ['never put away', {}, { kind: 'UPSELL' }],
    ['put away 90 days ago', { upsellDismissedAt: ago(90) }, { kind: 'UPSELL' }],
    ['put away a second later', { upsellDismissedAt: ago(90, 1) }, null],
    ['the reactivate notice put away', { reactivateDismissedAt: ago(1) }, { kind: 'UPSELL' }],
    ['on a locked story', { isPostLocked: true }, null],
    ['in the native app', { isNativeApp: true }, null],
    ['where no payment banner stands', { isPaymentBannerRoute: false }, { kind: 'UPSELL' }],
  ] as const)('MEMB-9: upsell, %s', (_case, around, banner) => {
    expect(shown(null, around)).toEqual(banner);
  });

  test.each([
    ['never put away', 100, {}, { kind: 'REACTIVATE', isDismissible: true }],
    ['put away 14 days ago', 100, { reactivateDismissedAt: ago(14) }, { kind: 'REACTIVATE', isDismissible: true }],
    ['put away a second later', 100, { reactivateDismissedAt: ago(14, 1) }, null],
    ['the upsell put away', 100, { upsellDismissedAt: ago(1) }, { kind: 'REACTIVATE', isDismissible: true }],
    ['in the last four weeks', 28, { reactivateDismissedAt: ago(1) }, { kind: 'REACTIVATE', isDismissible: false }],
    ['on a locked story', 100, { isPostLocked: true }, { kind: 'REACTIVATE', isDismissible: true }],
    ['on any page', 100, { isPaymentBannerRoute: false }, { kind: 'REACTIVATE', isDismissible: true }],
    ['in the native app', 100, { isNativeApp: true }, null],
  ] as const)('MEMB-9: reactivate, %s', (_case, days, around, banner) => {
    expect(shown({ isCancelled: true, currentPeriodEndsAt: inDays(days) }, around)).toEqual(banner);
  });

  test('MEMB-9: four weeks and a second before the end the notice can still be put away', () => {
    const member = { isCancelled: true, currentPeriodEndsAt: inDays(28, 1) };
    expect(shown(member)).toEqual({ kind: 'REACTIVATE', isDismissible: true });
    expect(shown(member, { reactivateDismissedAt: ago(1) })).toBeNull();
  });

  test.each([
    ['STRIPE', true],
    ['BRAINTREE', true],
    ['PAYPAL', false],
    ['APPLE', false],
    ['GOOGLE', false],
    ['MEDIUM_GIFT', false],
    ['UNKNOWN', false],
  ] as const)('MEMB-9: by %s there are notices: %s', (paymentProvider, isShown) => {
    expect(shown({ isCancelled: true, paymentProvider }) !== null).toBe(isShown);
    expect(shown({ paymentProvider, paymentMethod: expired }) !== null).toBe(isShown);
  });

  test('MEMB-9: what was put away on the server or on this device stays away', () => {
    const member = { paymentMethod: expired };
    const here = { isFlagDismissed: (flag: string) => flag === CARD_EXPIRED_FLAG };
    const banner = { kind: 'CARD_EXPIRED', tone: 'NEUTRAL', isDismissible: true };
    expect(shown(member)).toEqual(banner);
    expect(shown(member, {}, 'MEMBER', [CARD_EXPIRED_FLAG])).toBeNull();
    expect(shown(member, here)).toBeNull();
    expect(shown(member, {}, 'MEMBER', [CARD_EXPIRES_SOON_FLAG])).toEqual(banner);
    expect(shown({ ...member, paymentFailedAt: inDays(-1) }, here, 'MEMBER', [CARD_EXPIRED_FLAG])).toEqual({
      kind: 'CARD_EXPIRED',
      tone: 'ERROR',
      isDismissible: false,
    });
  });

  test('MEMB-9: a wallet’s card expires as a card does, and PayPal does not', () => {
    const end = { currentPeriodEndsAt: Date.parse('2026-12-01T00:00:00Z') };
    const around = { now: new Date('2026-11-24T00:00:00Z') };
    expect(shown({ ...end, paymentMethod: expiring }, around)).toEqual({ kind: 'CARD_EXPIRES_SOON' });
    const before = { now: new Date(around.now.getTime() - SECOND) };
    expect(shown({ ...end, paymentMethod: expiring }, before), 'a second earlier').toBeNull();
    expect(shown({ ...end, paymentMethod: { __typename: 'PaypalAccount' } }, around)).toBeNull();
    expect(shown({ ...end, paymentMethod: null }, around)).toBeNull();
  });

  test('MEMB-9: of two that could show, the first by priority does', () => {
    const failed = { paymentFailedAt: inDays(-3), hasRecurringPaymentFailedMoreThanOnce: true };
    expect(shown({ ...failed, paymentMethod: expired })).toMatchObject({ kind: 'CARD_EXPIRED', tone: 'ERROR' });
    expect(shown(failed)).toEqual({ kind: 'PAYMENT_FAILED' });
    expect(shown({ ...failed, isCancelled: true })).toMatchObject({ kind: 'REACTIVATE' });
    expect(shown(failed, { isPaymentBannerRoute: false })).toBeNull();
  });

  test('MEMB-9: the payment banner stands on home, settings and stories', () => {
    const pages = ['home', 'settings', 'post'] as const;
    expect(pages.map((page) => isPaymentBannerRoute({ page }))).toEqual([true, true, true]);
    expect(isPaymentBannerRoute({ page: 'search' })).toBe(false);
    expect(isPaymentBannerRoute(undefined)).toBe(false);
  });
});
