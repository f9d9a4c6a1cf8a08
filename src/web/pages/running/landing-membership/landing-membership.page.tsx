import { buildPath } from '#shared/routes/build-path.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { sitePageDefinition } from '#web/features/running/site-pages/site-page-definition.ts';
import type { SitePageQuery } from '#web/generated/SitePageQuery.ts';
import { LandingMembership } from './LandingMembership.tsx';

/** `/membership`: what a membership is; with the code of a gift the way to redeem it, which knows the rest. */
const page: PageDefinition<SitePageQuery> = {
  ...sitePageDefinition,
  outcome: (input) => {
    const giftCode = input.query.get('giftCode');
    if (giftCode === null) return sitePageDefinition.outcome?.(input) ?? { kind: 'show' };
    const giftType = input.query.get('giftType') ?? undefined;
    return { kind: 'redirect', location: buildPath('RedeemGift', {}, { giftCode, giftType }), isTemporary: true };
  },
  Component: LandingMembership,
};

export default page;
