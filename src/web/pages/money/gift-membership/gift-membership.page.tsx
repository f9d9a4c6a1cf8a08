import { giftPageMessages } from '#shared/messages/gift-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type GiftPageQuery, GiftPageQueryDocument } from '#web/generated/GiftPageQuery.ts';
import { GiftMembership } from './GiftMembership.tsx';

/** `/gift-plans`, with what one gave, and `/gift-checkout`, which asks strangers to sign in (MEMB-12). */
const page: PageDefinition<GiftPageQuery> = {
  queries: () => [{ document: GiftPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', isCacheable: false }),
  head: ({ site, route }) => {
    const isCheckout = route.name === 'ShowGiftCheckout';
    return {
      title: isCheckout ? giftPageMessages.checkoutTitle : giftPageMessages.plansTitle,
      description: giftPageMessages.plansText,
      canonicalUrl: site.url + buildPath(isCheckout ? 'ShowGiftCheckout' : 'ShowGiftPlans'),
    };
  },
  Component: GiftMembership,
};

export default page;
