import { z } from 'zod';
import { PLAN_TYPES } from '#shared/membership/plans.ts';

const money = z.object({ amount: z.int().nonnegative(), currency: z.templateLiteral([z.string()]) });
const discount = z.object({ percentOff: z.int(), cycles: z.int() }).nullable();

/** What the intents of memberships are for, as they are written down with them. */
export const startPurpose = z.object({ plan: z.enum(PLAN_TYPES), price: money, discount });

export const renewalPurpose = z.object({
  /** The end of the period that was over: a renewal of another one is not this one. */
  periodEndsAt: z.coerce.date(),
  plan: z.enum(PLAN_TYPES),
  price: money,
  creditTaken: z.int().nonnegative(),
});

export const switchPurpose = z.object({
  periodEndsAt: z.coerce.date(),
  from: z.enum(PLAN_TYPES),
  plan: z.enum(PLAN_TYPES),
  price: money,
  unused: z.int().nonnegative(),
});
