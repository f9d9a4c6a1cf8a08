import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { monthsOfPlan, PLAN_TYPES, type PlanType } from '#shared/membership/plans.ts';
import type { Membership } from '#modules/money/memberships/membership.ts';
import { begin, renew } from '#modules/money/memberships/membership-transitions.ts';

const YEARS = 5;
/** The night hours in which the clocks of Europe and America are moved, and the moments beside midnight. */
const HOURS = ['00:00:00.000', '01:30:00.000', '06:59:59.999', '23:59:59.999'] as const;
const price = { amount: 500, currency: 'USD' } as const;

function beginAt(at: Date, plan: PlanType, isTrial: boolean): Membership {
  return begin(null, {
    id: '000000000000',
    personId: '000000000000',
    plan,
    price,
    provider: 'STRIPE',
    customer: 'cus',
    method: { kind: 'PaypalAccount', ref: 'pm', email: null, fingerprint: null },
    discount: null,
    isTrial,
    paidAmount: isTrial ? 0 : price.amount,
    at,
  });
}

/** By hand, and not by the rule that is tried: the day of the month, or the last day of a shorter one. */
function dueAfter(anchor: Date, months: number): string {
  const [year, month] = [anchor.getUTCFullYear(), anchor.getUTCMonth() + months];
  const isLeap = (of: number) => (of % 4 === 0 && of % 100 !== 0) || of % 400 === 0;
  const of = year + Math.floor(month / 12);
  const days = [31, isLeap(of) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month % 12] ?? 0;
  const day = Math.min(anchor.getUTCDate(), days);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${of}-${two((month % 12) + 1)}-${two(day)}T${anchor.toISOString().slice(11)}`;
}

/** How often a renewal of five years, begun at a moment, was on another day than it should be. */
function mistakesOf(at: Date, plan: PlanType, isTrial: boolean): readonly string[] {
  let membership = beginAt(at, plan, isTrial);
  const months = monthsOfPlan(plan);
  const anchor = isTrial ? addDays(at, 7) : at;
  const mistakes: string[] = [];
  for (let paid = isTrial ? 0 : months; paid <= YEARS * 12; paid += months) {
    const due = dueAfter(anchor, paid);
    if (membership.periodEndsAt.toISOString() !== due || membership.nextChargeAt?.toISOString() !== due) {
      mistakes.push(`${at.toISOString()} ${plan}: ${membership.periodEndsAt.toISOString()} and not ${due}`);
    }
    membership = renew(membership, { price, due: price, creditTaken: 0 });
  }
  return mistakes;
}

describe.each(PLAN_TYPES)('five years of %s', (plan) => {
  test.each([false, true])('MEMB-13: to the millisecond, from every day of four years (trial: %s)', (isTrial) => {
    const mistakes: string[] = [];
    for (let day = 0; day < 1461; day += 1) {
      const date = addDays(new Date('2025-03-01T00:00:00Z'), day).toISOString().slice(0, 10);
      for (const hour of HOURS) mistakes.push(...mistakesOf(new Date(`${date}T${hour}Z`), plan, isTrial));
    }
    expect(mistakes.slice(0, 5)).toEqual([]);
  });
});
