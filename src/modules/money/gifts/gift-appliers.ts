import type { Appliers } from '#modules/money/billing/applier.ts';
import { applyGift } from './apply-gift.ts';

/** What becomes of the payments of gifts. */
export const giftAppliers: Pick<Appliers, 'GIFT' | 'GROUP_GIFT'> = { GIFT: applyGift, GROUP_GIFT: applyGift };
