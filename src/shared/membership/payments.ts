import type { Money } from '#shared/money/money.ts';
import { type Discount, discounted } from './discounts.ts';
import { addDays, addMonths } from './periods.ts';
import { monthsOfPlan, type PlanType } from './plans.ts';

/** How many days of a trial cost nothing. */
export const TRIAL_DAYS = 7;

/** What is taken off the payments that follow. */
export type TakenOff = {
  readonly discount: Discount | null;
  /** In minor units. */
  readonly credit: number;
};

/** Payments that come to the same, one after the other. */
export type PaymentStep = {
  readonly payment: Money;
  /** How many; null is until somebody cancels. */
  readonly count: number | null;
};

/**
 * What somebody agrees to: what is charged now, when the next payment is due, and what comes then. Forms say what is
 * here, commands charge it, and mails repeat it.
 */
export type PaymentSchedule = {
  readonly dueNow: Money;
  /** Null where nothing follows. */
  readonly nextAt: Date | null;
  readonly ahead: readonly PaymentStep[];
};

/** What is left of a discount after a payment. */
export function usedOnce(discount: Discount | null): Discount | null {
  if (discount === null || discount.cycles <= 1) return null;
  return { ...discount, cycles: discount.cycles - 1 };
}

/** One payment: what is charged, what of the credit it takes, and what is taken off those after it. */
export function nextPayment(price: Money, { discount, credit }: TakenOff) {
  const asked = discounted(price, discount);
  const creditTaken = Math.min(asked.amount, credit);
  const left: TakenOff = { discount: usedOnce(discount), credit: credit - creditTaken };
  return { due: { ...asked, amount: asked.amount - creditTaken }, creditTaken, left };
}

/** All payments that follow, those that are alike together; the last step goes on. */
export function paymentsAhead(price: Money, off: TakenOff): readonly PaymentStep[] {
  const steps: { payment: Money; count: number | null }[] = [];
  let rest = off;
  while (rest.discount !== null || (rest.credit > 0 && price.amount > 0)) {
    const { due, left } = nextPayment(price, rest);
    const last = steps.at(-1);
    if (last !== undefined && last.count !== null && last.payment.amount === due.amount) last.count += 1;
    else steps.push({ payment: due, count: 1 });
    rest = left;
  }
  return [...steps, { payment: price, count: null }];
}

export type Purchase = {
  readonly plan: PlanType;
  readonly price: Money;
  readonly discount: Discount | null;
  readonly isTrial: boolean;
};

/** A membership that begins now: paid at once, or after days that cost nothing. */
export function scheduleOfPurchase({ plan, price, discount, isTrial }: Purchase, now: Date): PaymentSchedule {
  if (isTrial) {
    const ahead = paymentsAhead(price, { discount, credit: 0 });
    return { dueNow: { ...price, amount: 0 }, nextAt: addDays(now, TRIAL_DAYS), ahead };
  }
  const { due, left } = nextPayment(price, { discount, credit: 0 });
  return { dueNow: due, nextAt: addMonths(now, monthsOfPlan(plan)), ahead: paymentsAhead(price, left) };
}

/** A membership that goes on: nothing is charged before the next payment. */
export function scheduleOfGoingOn(price: Money, off: TakenOff, nextAt: Date): PaymentSchedule {
  return { dueNow: { ...price, amount: 0 }, nextAt, ahead: paymentsAhead(price, off) };
}

/** A new plan at once: what is left of the one before is off what is due, and what is over off the payments after it. */
export function scheduleOfSwitch(
  {
    plan,
    price,
    due,
    credit,
  }: { readonly plan: PlanType; readonly price: Money; readonly due: Money; readonly credit: Money },
  now: Date,
): PaymentSchedule {
  const ahead = paymentsAhead(price, { discount: null, credit: credit.amount });
  return { dueNow: due, nextAt: addMonths(now, monthsOfPlan(plan)), ahead };
}

/** A gift is paid once. */
export function scheduleOfGift(price: Money): PaymentSchedule {
  return { dueNow: price, nextAt: null, ahead: [] };
}
