import { SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'email_change',
    column: 'person_id',
    exported: {
      file: 'email-change.json',
      columns: { newAddress: 'new_address', createdAt: 'created_at', expiresAt: 'expires_at' },
      leftOut: { token_hash: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'email_change_undo',
    column: 'person_id',
    exported: {
      file: 'old-addresses.json',
      columns: { address: 'old_address', changedAt: 'created_at', place: 'place', expiresAt: 'expires_at' },
      leftOut: { token_hash: SECRET },
    },
    erased: 'rows',
  },
];
