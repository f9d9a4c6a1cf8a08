import { couponMessages as messages } from '#shared/messages/coupons.ts';
import { mustBeAllowed } from '#modules/acting.ts';
import { type CommandContext, withTransaction } from '#modules/command-context.ts';
import { canMakeCoupons } from '#modules/moderation/moderation.policy.ts';
import { writeAudit } from '#modules/moderation/write-audit.ts';
import { type Coupon, readCouponCode } from './coupon.ts';
import { upsertCoupon } from './coupons.store.ts';
import { readCoupon } from './read-coupons.ts';

export interface CouponInput {
  readonly code: string;
  readonly percentOff: number | null;
  readonly cycles: number | null;
  /** 1, 3 or 6: instead of the two above. */
  readonly freeMonths: number | null;
  readonly expiresAt: Date | null;
  readonly cap: number | null;
}

export type CouponChange =
  | { readonly type: 'AdminCoupon'; readonly coupon: Coupon }
  | { readonly type: 'BadRequest'; readonly message: string };

/** Makes a coupon, or changes one (decisions 84); for administrators, those who keep the money, and the program. */
export async function makeCoupon(context: CommandContext, input: CouponInput): Promise<CouponChange> {
  mustBeAllowed(canMakeCoupons(context));
  const code = readCouponCode(input.code);
  if (code === null) return refused(messages.wrongCode);
  const { freeMonths, expiresAt, cap } = input;
  const percentOff = freeMonths === null ? input.percentOff : 100;
  const cycles = freeMonths ?? input.cycles ?? 1;
  if (freeMonths !== null && ![1, 3, 6].includes(freeMonths)) return refused(messages.wrongMonths);
  if (percentOff === null || !isWhole(percentOff, 1, 100)) return refused(messages.wrongPercent);
  if (!isWhole(cycles, 1, 36)) return refused(messages.wrongCycles);
  if (cap !== null && !isWhole(cap, 0, 10_000_000)) return refused(messages.wrongCap);
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

function isWhole(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}

function refused(message: string): CouponChange {
  return { type: 'BadRequest', message };
}
