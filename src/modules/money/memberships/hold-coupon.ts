import { discountFor, readCouponCode } from '#shared/membership/coupon-rules.ts';
import type { Discount } from '#shared/membership/discounts.ts';
import type { PlanType } from '#shared/membership/plans.ts';
import { couponMessages } from '#shared/messages/coupons.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type FindCouponOutcome, findCoupon } from '#modules/money/coupons/find-coupon.ts';
import { holdUse } from '#modules/money/coupons/use-coupon.ts';

export type FoundCoupon = {
  /** A sentence; null where it holds, or there is none. */
  readonly refusal: string | null;
  readonly code: string | null;
  readonly discount: Discount | null;
};

export type HeldCoupon = FoundCoupon & {
  /** False where the person held it before: another payment of theirs may be on its way with it. */
  readonly isNew: boolean;
};

type Use = {
  readonly personId: string;
  readonly plan: PlanType;
};

const NONE: HeldCoupon = { refusal: null, code: null, discount: null, isNew: false };

/** What a coupon takes off a plan for somebody; nothing without one. */
export async function readCoupon(
  { database, clock }: CommandContext,
  typed: string | null,
  { personId, plan }: Use,
): Promise<FoundCoupon> {
  if (typed === null || typed.trim() === '') return NONE;
  return taken(await findCoupon(database, typed, personId, clock.now()), typed, plan);
}

/** The same, held for them until their payment is over. */
export async function holdCoupon(context: CommandContext, typed: string | null, use: Use): Promise<HeldCoupon> {
  const found = await readCoupon(context, typed, use);
  if (typed === null || found.code === null || found.refusal !== null) return { ...found, isNew: false };
  const held = await holdUse(context, typed, use.personId);
  return { ...taken(held, typed, use.plan), isNew: held.coupon !== null && !held.isHeld };
}

function taken({ coupon, refusal }: FindCouponOutcome, typed: string, plan: PlanType): FoundCoupon {
  const code = coupon?.code ?? readCouponCode(typed);
  if (coupon === null) return { refusal, code, discount: null };
  const discount = discountFor(coupon, plan);
  return { refusal: discount === null ? couponMessages.otherPlan : null, code, discount };
}
