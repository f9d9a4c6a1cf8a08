import { cardExpiresAt, hasCardExpired } from './card-expiry.ts';
import { addDays } from './periods.ts';
import { canReactivate } from './reactivation.ts';
import { isRenewedByUs } from './switching.ts';

/** The windows, in days. */
const UPSELL_DISMISSAL_DAYS = 90;
const REACTIVATE_DISMISSAL_DAYS = 14;
const REACTIVATE_REMINDER_DAYS = 28;
const PAYMENT_WARNING_DAYS = 7;
const SETTINGS_UPSELL_DISMISSAL_DAYS = 30 * 6;

/** The flags of a person by which the two dismissible payment banners are put away for good. */
export const CARD_EXPIRED_FLAG = 'payment_method_expired_banner';
export const CARD_EXPIRES_SOON_FLAG = 'payment_method_expires_soon_banner';

export type MembershipFacts = {
  readonly paymentProvider: string | null;
  readonly isCancelled: boolean;
  readonly currentPeriodEndsAt: Date;
  readonly paymentFailedAt: Date | null;
  readonly hasRecurringPaymentFailedMoreThanOnce: boolean;
  readonly hasPaymentMethod: boolean;
  /** Null for PayPal, which does not expire. */
  readonly card: { readonly expirationMonth: number; readonly expirationYear: number } | null;
};

export type BannerFacts = {
  readonly now: Date;
  readonly isSignedIn: boolean;
  readonly isNativeApp: boolean;
  /** Null for who is no member. */
  readonly membership: MembershipFacts | null;
  /** Of the story that is read, if one is. */
  readonly isPostLocked: boolean;
  /** Home, settings, a tab of settings, and a story: where the payment banner stands. */
  readonly isPaymentBannerRoute: boolean;
  readonly upsellDismissedAt: Date | null;
  readonly reactivateDismissedAt: Date | null;
  readonly dismissedFlags: Pick<ReadonlySet<string>, 'has'>;
};

export type TopBanner =
  | { readonly kind: 'UPSELL' }
  | { readonly kind: 'REACTIVATE'; readonly isDismissible: boolean }
  | { readonly kind: 'CARD_EXPIRED'; readonly tone: 'ERROR' | 'NEUTRAL'; readonly isDismissible: boolean }
  | { readonly kind: 'PAYMENT_FAILED' }
  | { readonly kind: 'CARD_EXPIRES_SOON' };

function wasDismissedWithin(at: Date | null, days: number, now: Date): boolean {
  return at !== null && now < addDays(at, days);
}

function endsWithin(membership: MembershipFacts, days: number, now: Date): boolean {
  return membership.currentPeriodEndsAt <= addDays(now, days);
}

function reactivateNotice(membership: MembershipFacts, facts: BannerFacts): TopBanner | null {
  if (!canReactivate(membership)) return null;
  const isDismissible = !endsWithin(membership, REACTIVATE_REMINDER_DAYS, facts.now);
  const isDismissed = wasDismissedWithin(facts.reactivateDismissedAt, REACTIVATE_DISMISSAL_DAYS, facts.now);
  return isDismissible && isDismissed ? null : { kind: 'REACTIVATE', isDismissible };
}

function cardExpired(membership: MembershipFacts, facts: BannerFacts): TopBanner | null {
  if (membership.paymentFailedAt !== null) return { kind: 'CARD_EXPIRED', tone: 'ERROR', isDismissible: false };
  const isDismissible = !endsWithin(membership, PAYMENT_WARNING_DAYS, facts.now);
  if (isDismissible && facts.dismissedFlags.has(CARD_EXPIRED_FLAG)) return null;
  return { kind: 'CARD_EXPIRED', tone: 'NEUTRAL', isDismissible };
}

function paymentBanner(membership: MembershipFacts, facts: BannerFacts): TopBanner | null {
  const { card, isCancelled, paymentProvider, currentPeriodEndsAt } = membership;
  if (!facts.isPaymentBannerRoute || isCancelled || !isRenewedByUs(paymentProvider)) return null;
  if (card && hasCardExpired(card.expirationMonth, card.expirationYear, facts.now)) {
    return cardExpired(membership, facts);
  }
  if (membership.hasRecurringPaymentFailedMoreThanOnce) return { kind: 'PAYMENT_FAILED' };
  if (!card || !endsWithin(membership, PAYMENT_WARNING_DAYS, facts.now)) return null;
  const isExpiredAtEnd = cardExpiresAt(card.expirationMonth, card.expirationYear) <= currentPeriodEndsAt;
  return isExpiredAtEnd && !facts.dismissedFlags.has(CARD_EXPIRES_SOON_FLAG) ? { kind: 'CARD_EXPIRES_SOON' } : null;
}

/** The one banner at the top of a page, by the priority and the windows, or none. */
export function topBanner(facts: BannerFacts): TopBanner | null {
  if (facts.isNativeApp || !facts.isSignedIn) return null;
  if (facts.membership === null) {
    const isDismissed = wasDismissedWithin(facts.upsellDismissedAt, UPSELL_DISMISSAL_DAYS, facts.now);
    return isDismissed || facts.isPostLocked ? null : { kind: 'UPSELL' };
  }
  return reactivateNotice(facts.membership, facts) ?? paymentBanner(facts.membership, facts);
}

/** Whether the upsell in the settings may show again, by when it was last closed (about 180 days). */
export function isSettingsUpsellDue(dismissedAt: Date | null, now: Date): boolean {
  return !wasDismissedWithin(dismissedAt, SETTINGS_UPSELL_DISMISSAL_DAYS, now);
}
