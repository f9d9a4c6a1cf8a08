import { z } from 'zod';
import { PLAN_TYPES } from '#shared/membership/plans.ts';

const money = z.object({ amount: z.int().nonnegative(), currency: z.templateLiteral([z.string()]) });
const discount = z.object({ percentOff: z.int(), cycles: z.int() }).nullable();

/** What the intents of memberships are for, as they are written down with them. */
export const startPurpose = z.object({
  plan: z.enum(PLAN_TYPES),
  price: money,
  discount,
  /** A trial waits seven days for its first payment; what a coupon makes free is a period like others. */
  isTrial: z.boolean().default(false),
  coupon: z.string().nullable().default(null),
  /** For the tax that the receipt shows: two capital letters. */
  country: z.string().nullable().default(null),
});

export const methodPurpose = z.object({
  /** Where the member was when they gave it, for the tax of what is charged to it. */
  country: z.string().nullable().default(null),
});

export const renewalPurpose = z.object({
  /** The end of the period that was over: a renewal of another one is not this one. */
  periodEndsAt: z.coerce.date(),
  plan: z.enum(PLAN_TYPES),
  price: money,
  creditTaken: z.int().nonnegative(),
  /** The member asked for it at a screen: what failed is tried again, or a pause ends. */
  isAsked: z.boolean().default(false),
});

export const switchPurpose = z.object({
  periodEndsAt: z.coerce.date(),
  from: z.enum(PLAN_TYPES),
  plan: z.enum(PLAN_TYPES),
  price: money,
  unused: z.int().nonnegative(),
});
