import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';

export const sealed: readonly SealedColumn[] = [
  { table: 'payout_account', column: 'sealed', key: ['id'], purpose: 'payout account', owner: 'id' },
];
