import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';
const common = { key: ['domain', 'selector'], purpose: 'mail signing keys', owner: 'domain' };

export const sealed: readonly SealedColumn[] = [
  { table: 'signing_key', column: 'sealed_rsa', ...common },
  { table: 'signing_key', column: 'sealed_ed25519', ...common },
];
