import type { PaymentReactions } from '#modules/money/billing/payment-reactions.ts';
import { voidLostGift } from '#modules/money/gifts/void-lost-gift.ts';
import { giveUpRights } from './give-up-rights.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { renewMethod } from './renew-method.ts';

/** What becomes of memberships and of gifts by what providers tell of payments. */
export const membershipReactions: PaymentReactions = {
  appliers: membershipAppliers,
  moneyGone: (inside, intent) =>
    intent.kind === 'GIFT' || intent.kind === 'GROUP_GIFT'
      ? voidLostGift(inside, intent)
      : giveUpRights(inside, intent),
  methodRenewed: renewMethod,
};
