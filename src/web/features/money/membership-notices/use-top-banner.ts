import { use, useState } from 'react';
import { CARD_EXPIRED_FLAG, CARD_EXPIRES_SOON_FLAG, topBanner, type TopBanner } from '#shared/membership/top-banner.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { dismissHere, isDismissedHere } from '#web/features/ground/banners/dismissed-flags.ts';
import { DismissFlagDocument } from '#web/generated/DismissFlag.ts';
import { TopBannerStoryQueryDocument } from '#web/generated/TopBannerStoryQuery.ts';
import { UsePaymentMethodRetentionQueryDocument } from '#web/generated/UsePaymentMethodRetentionQuery.ts';
import { UseReactivateMembershipUpsellQueryDocument } from '#web/generated/UseReactivateMembershipUpsellQuery.ts';
import { bannerFacts, isPaymentBannerRoute } from './banner-facts.ts';
import { dismissedAt, dismissNow } from './dismissal-times.ts';
import { isNativeApp } from './is-native-app.ts';

export type ShownBanner = {
  readonly banner: TopBanner;
  /** Milliseconds; null for who is no member. */
  readonly periodEndsAt: number | null;
  /** Undefined where the banner cannot be put away. */
  readonly dismiss: (() => void) | undefined;
};

/** The banner of this page and viewer by the rules, or null; undefined until everything that decides is known. */
export function useTopBanner(): ShownBanner | null | undefined {
  const graph = use(GraphContext);
  const { route } = useRoute();
  // Days decide, so the moment of the first screen will do.
  const [now] = useState(() => new Date());
  const [, setDismissals] = useState(0);
  const upsell = useQuery(UseReactivateMembershipUpsellQueryDocument).data?.viewer;
  const retention = useQuery(UsePaymentMethodRetentionQueryDocument).data?.viewer;
  const postId = route?.page === 'post' ? postIdFromParam(route.params.postId ?? '') : undefined;
  const story = useQuery(TopBannerStoryQueryDocument, {
    variables: { postId: postId ?? '' },
    isSkipped: postId === undefined,
  });
  if (!upsell || retention === undefined || story.isLoading) return undefined;
  const post = story.data?.topBannerStory;
  const viewerId = upsell.id;
  const facts = bannerFacts(upsell, retention, {
    now,
    isNativeApp: isNativeApp(navigator.userAgent),
    isPostLocked: post?.__typename === 'Post' && post.isLocked,
    isPaymentBannerRoute: isPaymentBannerRoute(route),
    upsellDismissedAt: dismissedAt('membershipUpsell', viewerId),
    reactivateDismissedAt: dismissedAt('reactivateMembership', viewerId),
    isFlagDismissed: (flag) => isDismissedHere(viewerId, flag),
  });
  const banner = facts && topBanner(facts);
  if (!banner) return null;
  const dismissFlag = (flag: string) =>
    dismissHere(viewerId, flag, () => sendChange(graph, DismissFlagDocument, { userId: viewerId, flag }));
  const putAway = () => {
    switch (banner.kind) {
      case 'UPSELL':
        return dismissNow('membershipUpsell', viewerId, new Date());
      case 'REACTIVATE':
        return dismissNow('reactivateMembership', viewerId, new Date());
      case 'CARD_EXPIRED':
        return dismissFlag(CARD_EXPIRED_FLAG);
      case 'CARD_EXPIRES_SOON':
        return dismissFlag(CARD_EXPIRES_SOON_FLAG);
      case 'PAYMENT_FAILED':
        return undefined;
    }
  };
  const dismiss = () => {
    putAway();
    setDismissals((count) => count + 1);
  };
  const periodEndsAt = upsell.viewerEdge.membership?.currentPeriodEndsAt ?? null;
  return { banner, periodEndsAt, dismiss: isDismissible(banner) ? dismiss : undefined };
}

function isDismissible(banner: TopBanner): boolean {
  switch (banner.kind) {
    case 'UPSELL':
    case 'CARD_EXPIRES_SOON':
      return true;
    case 'PAYMENT_FAILED':
      return false;
    case 'REACTIVATE':
    case 'CARD_EXPIRED':
      return banner.isDismissible;
  }
}
