import { giftPageMessages } from '#shared/messages/gift-pages.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { type RedeemGiftPageQuery, RedeemGiftPageQueryDocument } from '#web/generated/RedeemGiftPageQuery.ts';
import { RedeemGiftPage } from './RedeemGiftPage.tsx';

/** `/redeem` (MEMB-12): strangers may look at a code; they sign in to redeem it. */
const page: PageDefinition<RedeemGiftPageQuery> = {
  queries: () => [{ document: RedeemGiftPageQueryDocument, variables: {} }],
  outcome: () => ({ kind: 'show', isCacheable: false }),
  head: ({ site }) => ({ title: giftPageMessages.redeemTitle, canonicalUrl: site.url + buildPath('RedeemGift') }),
  Component: RedeemGiftPage,
};

export default page;
