import { type PlanType } from '#shared/membership/plans.ts';
import { priceOfPlan, readPriceTable } from '#shared/membership/prices.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { Membership } from '#modules/money/memberships/membership.ts';
import { begin, type Beginning } from '#modules/money/memberships/membership-transitions.ts';

export const MEMBER_SINCE = new Date('2026-01-31T10:00:00.000Z');

const CARD: PaymentMethod = {
  kind: 'CreditCard',
  ref: 'card-1',
  cardType: 'Visa',
  expirationMonth: 12,
  expirationYear: 2099,
  lastFour: '4242',
  fingerprint: null,
};

/** A membership that was begun on 31 January 2026 and paid by a card, in no database; then changed as told. */
export function payingMembership(
  plan: PlanType,
  changes: Partial<Membership> = {},
  beginning: Partial<Beginning> = {},
): Membership {
  const price = priceOfPlan(readPriceTable(''), plan, 'USD');
  const begun = begin(null, {
    id: 'aaaaaaaaaaaa',
    personId: 'bbbbbbbbbbbb',
    provider: 'SANDBOX',
    customer: 'c',
    method: CARD,
    plan,
    price,
    discount: null,
    isTrial: false,
    paidAmount: beginning.isTrial === true ? 0 : price.amount,
    at: MEMBER_SINCE,
    ...beginning,
  });
  return { ...begun, ...changes };
}
