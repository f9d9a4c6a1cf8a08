import type { Once } from '#modules/ground/tables.ts';

type CouponTable = {
  code: Once<string>;
  percent_off: number;
  cycles: number;
  free_months: number | null;
  expires_at: Date | null;
  cap: number | null;
  created_at: Once<Date>;
};

type CouponRedemptionTable = {
  code: Once<string>;
  person_id: Once<string>;
  created_at: Once<Date>;
  redeemed_at: Date | null;
};

/** Written by `coupons.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    coupon: CouponTable;
    coupon_redemption: CouponRedemptionTable;
  }
}
