import { couponFault, type CouponTerms, readCouponCode } from '#shared/membership/coupon-rules.ts';
import { couponMessages as messages } from '#shared/messages/coupons.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type BadRequest, badRequest } from '#modules/ground/refusals.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { canMakeCoupons } from '#modules/ground/roles/roles.policy.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import type { Coupon } from './coupon.ts';
import { upsertCoupon } from './coupons.store.ts';
import { readCoupon } from './read-coupons.ts';

export type CouponInput = CouponTerms & {
  readonly expiresAt: Date | null;
};

export type MakeCouponOutcome = { readonly type: 'AdminCoupon'; readonly coupon: Coupon } | BadRequest;

/** Makes a coupon, or changes one (rule 84); for administrators, those who keep the money, and the program. */
export async function makeCoupon(context: CommandContext, input: CouponInput): Promise<MakeCouponOutcome> {
  mustBeAllowed(canMakeCoupons(context));
  const code = readCouponCode(input.code);
  const fault = couponFault(input);
  if (code === null || fault !== null) return badRequest(messages[fault ?? 'wrongCode']);
  const { freeMonths, expiresAt, cap } = input;
  const percentOff = freeMonths === null ? (input.percentOff ?? 100) : 100;
  const cycles = freeMonths ?? input.cycles ?? 1;
  return withTransaction(context, async (inside) => {
    const before = await readCoupon(inside.database, code);
    const coupon = { code, percentOff, cycles, freeMonths, expiresAt, cap };
    await upsertCoupon(inside.database, coupon, inside.clock.now());
    await writeAudit(inside, {
      action: 'coupon.made',
      targetKind: 'coupon',
      targetId: code,
      before: before === null ? null : termsOf(before),
      after: termsOf(coupon),
    });
    return { type: 'AdminCoupon', coupon: { ...coupon, usedCount: before?.usedCount ?? 0 } };
  });
}

function termsOf({ percentOff, cycles, freeMonths, expiresAt, cap }: Omit<Coupon, 'usedCount'>) {
  return { percentOff, cycles, freeMonths, expiresAt: expiresAt?.toISOString() ?? null, cap };
}
