import { readCouponCode } from '#shared/membership/coupon-rules.ts';
import { couponMessages as messages } from '#shared/messages/coupons.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { canMakeCoupons } from '#modules/ground/roles/roles.policy.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { notFound } from '#modules/ground/refusals.ts';
import type { Coupon } from './coupon.ts';
import { lockCoupon, upsertCoupon } from './coupons.store.ts';
import { readCoupon } from './read-coupons.ts';

export type EndCouponOutcome =
  | { readonly type: 'AdminCoupon'; readonly coupon: Coupon }
  | { readonly type: 'NotFound'; readonly message: string };

/** Nobody begins with a coupon any more; who has it already keeps what it gave. One that has ended stays as it is. */
export async function endCoupon(context: CommandContext, typed: string): Promise<EndCouponOutcome> {
  mustBeAllowed(canMakeCoupons(context));
  const code = readCouponCode(typed) ?? '';
  return withTransaction(context, async (inside) => {
    await lockCoupon(inside.database, code);
    const coupon = await readCoupon(inside.database, code);
    if (coupon === null) return notFound(messages.unknown);
    const now = inside.clock.now();
    if (coupon.expiresAt !== null && coupon.expiresAt <= now) return { type: 'AdminCoupon', coupon };
    const ended = { ...coupon, expiresAt: now };
    await upsertCoupon(inside.database, ended, now);
    await writeAudit(inside, {
      action: 'coupon.ended',
      targetKind: 'coupon',
      targetId: code,
      before: { expiresAt: coupon.expiresAt?.toISOString() ?? null },
      after: { expiresAt: now.toISOString() },
    });
    return { type: 'AdminCoupon', coupon: ended };
  });
}
