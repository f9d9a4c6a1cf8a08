import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';
import { KEPT_PURPOSE } from './read-secret-keys.ts';

export const sealed: readonly SealedColumn[] = [
  { table: 'kept_key', column: 'sealed', key: ['id'], purpose: KEPT_PURPOSE, owner: 'id' },
];
