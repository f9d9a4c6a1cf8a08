import { describe, expect, test } from 'vitest';
import { addDays } from './periods.ts';
import {
  type BannerFacts,
  CARD_EXPIRED_FLAG,
  CARD_EXPIRES_SOON_FLAG,
  isSettingsUpsellDue,
  type MembershipFacts,
  topBanner,
} from './top-banner.ts';

const now = new Date('2026-11-22T10:00:00Z');
const SECOND = 1000;
const after = (days: number, seconds = 0) => new Date(addDays(now, days).getTime() + seconds * SECOND);

const member: MembershipFacts = {
  paymentProvider: 'STRIPE',
  isCancelled: false,
  currentPeriodEndsAt: after(100),
  paymentFailedAt: null,
  hasRecurringPaymentFailedMoreThanOnce: false,
  hasPaymentMethod: true,
  card: { expirationMonth: 12, expirationYear: 2030 },
};
const reader: BannerFacts = {
  now,
  isSignedIn: true,
  isNativeApp: false,
  membership: null,
  isPostLocked: false,
  isPaymentBannerRoute: true,
  upsellDismissedAt: null,
  reactivateDismissedAt: null,
  dismissedFlags: new Set(),
};
const expired = { expirationMonth: 10, expirationYear: 2026 };
/** Good until the end of November, eight days and fourteen hours from now. */
const expiring = { expirationMonth: 11, expirationYear: 2026 };

function bannerOf(membership: Partial<MembershipFacts>, facts: Partial<BannerFacts> = {}) {
  return topBanner({ ...reader, ...facts, membership: { ...member, ...membership } });
}

describe('the one banner at the top', () => {
  test('MEMB-9: signed-in non-members are shown the upsell, unless a locked story says it already', () => {
    expect(topBanner(reader)).toEqual({ kind: 'UPSELL' });
    expect(topBanner({ ...reader, isSignedIn: false })).toBeNull();
    expect(topBanner({ ...reader, isNativeApp: true })).toBeNull();
    expect(topBanner({ ...reader, isPostLocked: true })).toBeNull();
    expect(bannerOf({})).toBeNull();
  });

  test('MEMB-9: the upsell stays away for 90 days, to the second', () => {
    expect(topBanner({ ...reader, upsellDismissedAt: after(-90, 1) })).toBeNull();
    expect(topBanner({ ...reader, upsellDismissedAt: after(-90) })).toEqual({ kind: 'UPSELL' });
  });

  test('MEMB-9: the notice to reactivate stays away for 14 days, and cannot be put away in the last four weeks', () => {
    const notice = (endsAt: Date, dismissedAt: Date | null) =>
      bannerOf({ isCancelled: true, currentPeriodEndsAt: endsAt }, { reactivateDismissedAt: dismissedAt });
    expect(notice(after(100), null)).toEqual({ kind: 'REACTIVATE', isDismissible: true });
    expect(notice(after(100), after(-14, 1))).toBeNull();
    expect(notice(after(100), after(-14))).toEqual({ kind: 'REACTIVATE', isDismissible: true });
    expect(notice(after(28, 1), after(-1))).toBeNull();
    expect(notice(after(28), after(-1))).toEqual({ kind: 'REACTIVATE', isDismissible: false });
    expect(bannerOf({ isCancelled: true, hasPaymentMethod: false })).toBeNull();
  });

  test('MEMB-9: an expired card is an error once a payment failed, else a notice that can be put away', () => {
    const failed = bannerOf(
      { card: expired, paymentFailedAt: after(-1) },
      { dismissedFlags: new Set([CARD_EXPIRED_FLAG]) },
    );
    expect(failed).toEqual({ kind: 'CARD_EXPIRED', tone: 'ERROR', isDismissible: false });
    expect(bannerOf({ card: expired })).toEqual({ kind: 'CARD_EXPIRED', tone: 'NEUTRAL', isDismissible: true });
    const put = { dismissedFlags: new Set([CARD_EXPIRED_FLAG]) };
    expect(bannerOf({ card: expired, currentPeriodEndsAt: after(7, 1) }, put)).toBeNull();
    expect(bannerOf({ card: expired, currentPeriodEndsAt: after(7) }, put)).toEqual({
      kind: 'CARD_EXPIRED',
      tone: 'NEUTRAL',
      isDismissible: false,
    });
  });

  test('MEMB-9: a card is expired from the first moment of the next month', () => {
    const at = (moment: string) =>
      topBanner({ ...reader, now: new Date(moment), membership: { ...member, card: expiring } });
    expect(at('2026-11-30T23:59:59Z')).toBeNull();
    expect(at('2026-12-01T00:00:00Z')).toMatchObject({ kind: 'CARD_EXPIRED' });
  });

  test('MEMB-9: a payment that failed more than once asks for another method', () => {
    const failed = { paymentFailedAt: after(-2), hasRecurringPaymentFailedMoreThanOnce: true };
    expect(bannerOf(failed)).toEqual({ kind: 'PAYMENT_FAILED' });
    expect(bannerOf({ ...failed, card: null })).toEqual({ kind: 'PAYMENT_FAILED' });
    expect(bannerOf({ ...failed, paymentProvider: 'APPLE' })).toBeNull();
    expect(bannerOf(failed, { isPaymentBannerRoute: false })).toBeNull();
  });

  test('MEMB-9: a card that expires before the end of a period within a week warns once', () => {
    const end = new Date('2026-12-02T00:00:00Z');
    const at = (moment: Date, dismissed: string[] = []) =>
      topBanner({
        ...reader,
        now: moment,
        dismissedFlags: new Set(dismissed),
        membership: { ...member, card: expiring, currentPeriodEndsAt: end },
      });
    const weekBefore = addDays(end, -7);
    expect(at(new Date(weekBefore.getTime() - SECOND))).toBeNull();
    expect(at(weekBefore)).toEqual({ kind: 'CARD_EXPIRES_SOON' });
    expect(at(weekBefore, [CARD_EXPIRES_SOON_FLAG])).toBeNull();
    expect(bannerOf({ currentPeriodEndsAt: after(3) })).toBeNull();
  });
});

test('MEMB-10: the upsell in the settings stays away for 180 days, to the second', () => {
  expect(isSettingsUpsellDue(null, now)).toBe(true);
  expect(isSettingsUpsellDue(after(-180, 1), now)).toBe(false);
  expect(isSettingsUpsellDue(after(-180), now)).toBe(true);
});
