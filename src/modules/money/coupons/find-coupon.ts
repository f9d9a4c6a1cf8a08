import { readCouponCode } from '#shared/membership/coupon-rules.ts';
import { couponMessages as messages } from '#shared/messages/coupons.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Coupon } from './coupon.ts';

/** Columns of a coupon `c`. */
export const COUPON_COLUMNS = `
  c.code, c.percent_off as "percentOff", c.cycles, c.free_months as "freeMonths", c.expires_at as "expiresAt", c.cap,
  (select count(*) from coupon_redemption r where r.code = c.code) as "usedCount"`;

const FIND = `
  select ${COUPON_COLUMNS},
    (select r.redeemed_at is not null from coupon_redemption r where r.code = c.code and r.person_id = $2) as "isUsed"
  from coupon c where c.code = $1`;

export type FindCouponOutcome =
  | { readonly coupon: Coupon; readonly refusal: null; readonly isHeld: boolean }
  /** A sentence. */
  | { readonly coupon: null; readonly refusal: string };

/** A coupon that somebody may use now, or why they may not; `personId` is null for who is signed out. */
export async function findCoupon(
  database: Database<Tables>,
  typed: string,
  personId: string | null,
  now: Date,
): Promise<FindCouponOutcome> {
  const code = readCouponCode(typed);
  if (code === null) return refused(messages.unknown);
  type Row = Coupon & { readonly isUsed: boolean | null };
  const [row] = await database.query<Row>('coupon_find', FIND, [code, personId]);
  if (row === undefined) return refused(messages.unknown);
  const { isUsed, ...coupon } = row;
  if (isUsed === true) return refused(messages.used);
  if (coupon.expiresAt !== null && now >= coupon.expiresAt) return refused(messages.expired);
  // A use that was begun is one's own still: a refused card does not lose it.
  const isHeld = isUsed === false;
  if (coupon.cap !== null && coupon.usedCount >= coupon.cap && !isHeld) return refused(messages.usedUp);
  return { coupon, refusal: null, isHeld };
}

function refused(refusal: string) {
  return { coupon: null, refusal } as const;
}
