import type { BannerFacts, MembershipFacts } from '#shared/membership/top-banner.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { UsePaymentMethodRetentionQuery } from '#web/generated/UsePaymentMethodRetentionQuery.ts';
import type { UseReactivateMembershipUpsellQuery } from '#web/generated/UseReactivateMembershipUpsellQuery.ts';

type Upsell = UseReactivateMembershipUpsellQuery['viewer'];
type Retention = UsePaymentMethodRetentionQuery['viewer'];

/** What the page and the device know, beside what the server answers. */
export type Surroundings = Pick<
  BannerFacts,
  'now' | 'isNativeApp' | 'isPostLocked' | 'isPaymentBannerRoute' | 'upsellDismissedAt' | 'reactivateDismissedAt'
> & { readonly isFlagDismissed: (flag: string) => boolean };

/**
 * What the banner goes by, of both answers. Undefined where nothing shows: nobody is signed in, or somebody is
 * a member by something that nobody renews, such as the staff's kindness.
 */
export function bannerFacts(upsell: Upsell, retention: Retention, surroundings: Surroundings): BannerFacts | undefined {
  if (upsell === null) return undefined;
  const { isFlagDismissed, ...rest } = surroundings;
  const membership = membershipFacts(upsell, retention);
  const isMember = upsell.membership !== null && upsell.membership.tier !== 'FREE';
  if (isMember && membership === null) return undefined;
  const flags = retention?.dismissableFlags ?? [];
  return {
    ...rest,
    isSignedIn: true,
    // One that is over can come back, and yet its owner is no member.
    membership: isMember ? membership : null,
    dismissedFlags: { has: (flag) => flags.includes(flag) || isFlagDismissed(flag) },
  };
}

function membershipFacts(upsell: NonNullable<Upsell>, retention: Retention): MembershipFacts | null {
  const kept = upsell.viewerEdge.membership;
  const paid = retention?.viewerEdge.membership;
  if (!kept || !paid) return null;
  const { paymentMethod } = paid;
  const isCard = paymentMethod !== null && 'expirationMonth' in paymentMethod;
  return {
    paymentProvider: kept.paymentProvider,
    isCancelled: kept.isCancelled,
    currentPeriodEndsAt: new Date(kept.currentPeriodEndsAt),
    paymentFailedAt: paid.paymentFailedAt === null ? null : new Date(paid.paymentFailedAt),
    hasRecurringPaymentFailedMoreThanOnce: paid.hasRecurringPaymentFailedMoreThanOnce,
    hasPaymentMethod: paymentMethod !== null,
    card: isCard ? paymentMethod : null,
  };
}

const PAGES: ReadonlySet<string> = new Set(['home', 'settings', 'post']);

/** Home, settings, a tab of settings, and stories: where the banner about a payment stands. */
export function isPaymentBannerRoute(route: Pick<RouteMatch, 'page'> | undefined): boolean {
  return route !== undefined && PAGES.has(route.page);
}
