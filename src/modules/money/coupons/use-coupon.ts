import { readCouponCode } from '#shared/membership/coupon-rules.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { deleteUse, insertUse, lockCoupon, upsertRedeemed } from './coupons.store.ts';
import { type FindCouponOutcome, findCoupon } from './find-coupon.ts';

/**
 * Holds a use of a coupon for somebody before they pay (rule 84): of many at once no more pass than its cap says.
 * It is theirs until the payment is refused; `keepUse` makes it final.
 */
export function holdUse(context: CommandContext, typed: string, personId: string): Promise<FindCouponOutcome> {
  return withTransaction(context, async (inside) => {
    const now = inside.clock.now();
    await lockCoupon(inside.database, readCouponCode(typed) ?? '');
    const answer = await findCoupon(inside.database, typed, personId, now);
    if (answer.coupon !== null) await insertUse(inside.database, answer.coupon.code, personId, now);
    return answer;
  });
}

/** The payment came: the coupon is used up for its person, in the transaction that makes them a member. */
export async function keepUse(inside: CommandContext, code: string, personId: string): Promise<void> {
  await upsertRedeemed(inside.database, code, personId, inside.clock.now());
}

/** The payment came to nothing. */
export async function giveUseBack(inside: CommandContext, code: string, personId: string): Promise<void> {
  await deleteUse(inside.database, code, personId);
}
