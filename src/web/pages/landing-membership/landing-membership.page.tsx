import { buildPath } from '#shared/routes/build-path.ts';
import { sitePageDefinition } from '#web/features/site-pages/site-page-definition.ts';

/** `/membership`: what a membership is; with the code of a gift (2§2.8) the way to redeem it, which knows the rest. */
const page: typeof sitePageDefinition = {
  ...sitePageDefinition,
  outcome: (input) => {
    const giftCode = input.query.get('giftCode');
    if (giftCode === null) return sitePageDefinition.outcome?.(input) ?? { kind: 'show' };
    const giftType = input.query.get('giftType') ?? undefined;
    return { kind: 'redirect', location: buildPath('RedeemGift', {}, { giftCode, giftType }), isTemporary: true };
  },
};

export default page;
