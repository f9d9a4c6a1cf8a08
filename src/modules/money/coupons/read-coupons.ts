import type { Database } from '#platform/database/database.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canMakeCoupons } from '#modules/ground/roles/roles.policy.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { Coupon } from './coupon.ts';
import { COUPON_COLUMNS } from './find-coupon.ts';

const ALL = `select ${COUPON_COLUMNS} from coupon c order by c.created_at desc, c.code limit 500`;
const ONE = `select ${COUPON_COLUMNS} from coupon c where c.code = $1`;

/** Every coupon with how many used it, newest first; for who may make them. */
export function readCoupons(context: CommandContext): Promise<readonly Coupon[]> {
  mustBeAllowed(canMakeCoupons(context));
  return context.database.query<Coupon>('coupons_all', ALL, []);
}

/** One coupon by its code, or null. */
export async function readCoupon(database: Database<Tables>, code: string): Promise<Coupon | null> {
  return (await database.query<Coupon>('coupon_one', ONE, [code]))[0] ?? null;
}
