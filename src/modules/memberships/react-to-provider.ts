import type { PaymentReactions } from '#modules/billing/payment-reactions.ts';
import { giveUpRights } from './give-up-rights.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { renewMethod } from './renew-method.ts';

/** What becomes of memberships by what providers tell of payments. */
export const membershipReactions: PaymentReactions = {
  appliers: membershipAppliers,
  moneyGone: giveUpRights,
  methodRenewed: renewMethod,
};
