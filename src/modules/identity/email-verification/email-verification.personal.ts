import type { PersonalTable } from '#modules/ground/personal-table.ts';

const HASH = 'nothing but the hash of a secret, which is worth something to a thief alone';

export const personal: readonly PersonalTable[] = [
  { table: 'email_verification', column: 'person_id', exported: { withheld: HASH }, erased: 'rows' },
  {
    table: 'email_address',
    column: 'person_id',
    exported: {
      file: 'email-address.json',
      columns: { address: 'address', isVerified: 'is_verified', createdAt: 'created_at' },
    },
    erased: 'rows',
  },
];
