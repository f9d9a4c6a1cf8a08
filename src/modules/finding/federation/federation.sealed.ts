import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';

export const sealed: readonly SealedColumn[] = [
  {
    table: 'federation_actor',
    column: 'sealed_private_key',
    key: ['person_id'],
    purpose: 'federation key',
    owner: 'person_id',
  },
];
