import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';

export const sealed: readonly SealedColumn[] = [{ table: 'kept_mail', column: 'sealed', key: ['id'], purpose: 'mail' }];
