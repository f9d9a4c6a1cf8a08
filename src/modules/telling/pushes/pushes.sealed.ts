import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';

export const sealed: readonly SealedColumn[] = [
  { table: 'push_device', column: 'sealed', key: ['id'], purpose: 'push-device' },
];
