import type { PaymentReactions } from '#modules/money/billing/payment-reactions.ts';
import { loseDomainFee } from '#modules/money/domain-fees/end-domain-fees.ts';
import { voidLostGift } from '#modules/money/gifts/void-lost-gift.ts';
import { takePayoutEvent } from '#modules/money/payouts/take-payout-event.ts';
import { giveUpRights } from './give-up-rights.ts';
import { membershipAppliers } from './membership-appliers.ts';
import { keepMembership, lockMembership } from './memberships.store.ts';

/** What becomes of memberships, gifts, domains and payouts by what providers tell. */
export const membershipReactions: PaymentReactions = {
  appliers: membershipAppliers,
  moneyGone: (inside, intent) => {
    if (intent.kind === 'DOMAIN') return loseDomainFee(inside, intent);
    const isGift = intent.kind === 'GIFT' || intent.kind === 'GROUP_GIFT';
    return isGift ? voidLostGift(inside, intent) : giveUpRights(inside, intent);
  },
  methodRenewed: (inside, renewed) => renewMethod(inside, renewed),
  payoutTold: takePayoutEvent,
};

const WHOSE = `select person_id as "personId" from membership where provider = $1 and customer = $2`;

/** A bank gave a card another date or number: what is shown of it, and whether it has expired, follows. */
const renewMethod: PaymentReactions['methodRenewed'] = async (inside, { provider, customer, method }) => {
  const [whose] = await inside.database.query<{ personId: string }>('membership_of_customer', WHOSE, [
    provider,
    customer,
  ]);
  if (whose === undefined) return;
  const membership = await lockMembership(inside.database, whose.personId);
  if (membership === null || membership.method?.ref !== method.ref) return;
  await keepMembership(inside.database, { ...membership, method });
};
