import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';

export const sealed: readonly SealedColumn[] = [
  { table: 'tax_certification', column: 'sealed', key: ['id'], purpose: 'tax answers', owner: 'id' },
];
