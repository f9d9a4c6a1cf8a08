import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';

export const sealed: readonly SealedColumn[] = [
  { table: 'totp', column: 'sealed_secret', key: ['person_id'], purpose: 'totp', owner: 'person_id' },
];
