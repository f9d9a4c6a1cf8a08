import type { Discount } from '#shared/membership/discounts.ts';
import type { PlanType } from '#shared/membership/plans.ts';
import { couponMessages } from '#shared/messages/coupons.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { discountFor } from '#modules/money/coupons/coupon.ts';
import { findCoupon } from '#modules/money/coupons/find-coupon.ts';
import { holdUse } from '#modules/money/coupons/use-coupon.ts';

export type HeldCoupon =
  | { readonly refusal: string }
  | {
      readonly refusal: null;
      readonly code: string | null;
      readonly discount: Discount | null;
      /** False where the person held it before: another payment of theirs may be on its way with it. */
      readonly isNew: boolean;
    };

/** What a coupon takes off a plan for somebody, held for them until their payment is over; nothing without one. */
export async function holdCoupon(
  context: CommandContext,
  typed: string | null,
  { personId, plan }: { readonly personId: string; readonly plan: PlanType },
): Promise<HeldCoupon> {
  if (typed === null || typed.trim() === '') return { refusal: null, code: null, discount: null, isNew: false };
  const found = await findCoupon(context.database, typed, personId, context.clock.now());
  if (found.coupon === null) return found;
  const discount = discountFor(found.coupon, plan);
  if (discount === null) return { refusal: couponMessages.otherPlan };
  const held = await holdUse(context, typed, personId);
  if (held.coupon === null) return held;
  return { refusal: null, code: held.coupon.code, discount, isNew: !held.isHeld };
}
