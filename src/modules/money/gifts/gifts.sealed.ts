import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';

export const sealed: readonly SealedColumn[] = [
  { table: 'gift_code', column: 'sealed', key: ['id'], purpose: 'gift code at rest', owner: 'id' },
];
