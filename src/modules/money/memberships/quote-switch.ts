import { type PaymentSchedule, scheduleOfGoingOn, scheduleOfSwitch } from '#shared/membership/payments.ts';
import { type PlanType } from '#shared/membership/plans.ts';
import type { PriceTable } from '#shared/membership/prices.ts';
import { chargeForSwitch, switchTiming, unusedOf } from '#shared/membership/switching.ts';
import type { Money } from '#shared/money/money.ts';
import type { Membership } from './membership.ts';
import { canSwitchPlan } from './memberships.policy.ts';
import { hasPrices, priceFor } from './prices-of-membership.ts';

/** What a switch at once comes to: the full price of a new period less what is left of this one. */
export function switchCharge(membership: Membership, price: Money, at: Date) {
  const paid = { amount: membership.isTrial ? 0 : membership.paidAmount, currency: price.currency };
  const period = { startsAt: membership.periodStartsAt, endsAt: membership.periodEndsAt };
  const unused = unusedOf(paid, period, at).amount + membership.credit;
  return { unused, ...chargeForSwitch(price, { ...price, amount: unused }) };
}

/** How long what was shown holds: what is left of a period is less with each minute. Own judgement. */
const SHOWN_FOR = 3_600_000;

/** The same as somebody saw it within the last hour; as it is now where they did not see that, or nothing. */
export function switchChargeShown(membership: Membership, price: Money, now: Date, shown: Money | null) {
  const charge = switchCharge(membership, price, now);
  const before = switchCharge(membership, price, new Date(now.getTime() - SHOWN_FOR));
  const wasShown =
    shown?.currency === price.currency &&
    shown.amount > 0 &&
    shown.amount >= before.due.amount &&
    shown.amount <= charge.due.amount;
  return wasShown ? { ...charge, due: shown, unused: price.amount - shown.amount } : charge;
}

export type SwitchQuote = {
  readonly isNow: boolean;
  readonly startAt: Date;
  readonly due: Money;
  readonly credit: Money;
  readonly price: Money;
  readonly payments: PaymentSchedule;
};

/** What a switch would come to at a moment (rule 90); null where there is none to be had. */
export function quoteSwitch(membership: Membership, plan: PlanType, prices: PriceTable, now: Date): SwitchQuote | null {
  if (plan === membership.plan || !canSwitchPlan(membership) || !hasPrices(membership, prices)) return null;
  const price = priceFor(membership, plan, prices);
  const nothing = { ...price, amount: 0 };
  if (switchTiming(membership.plan, plan) === 'AT_PERIOD_END') {
    const startAt = membership.periodEndsAt;
    const payments = scheduleOfGoingOn(price, membership, startAt);
    return { isNow: false, startAt, due: nothing, credit: nothing, price, payments };
  }
  const { unused, due, credit } = switchCharge(membership, price, now);
  const payments = scheduleOfSwitch({ plan, price, due, credit }, now);
  return { isNow: true, startAt: now, due, credit: { ...price, amount: unused }, price, payments };
}
