import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'coupon_redemption',
    column: 'person_id',
    exported: { file: 'coupons.json', columns: { code: 'code', redeemedAt: 'redeemed_at', keptAt: 'created_at' } },
    erased: 'rows',
  },
];
