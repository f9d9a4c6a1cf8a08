import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';
import { ACCOUNT_PURPOSE, KEY_PURPOSE } from './seal-key.ts';

export const sealed: readonly SealedColumn[] = [
  {
    table: 'acme_account',
    column: 'sealed_key',
    key: ['directory_url'],
    purpose: ACCOUNT_PURPOSE,
    owner: 'directory_url',
  },
  { table: 'certificate', column: 'sealed_key', key: ['name'], purpose: KEY_PURPOSE, owner: 'name' },
];
