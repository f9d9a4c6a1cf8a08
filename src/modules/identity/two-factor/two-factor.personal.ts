import { KEY, SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'totp',
    column: 'person_id',
    exported: {
      file: 'authenticator-app.json',
      columns: { isConfirmed: 'is_confirmed', createdAt: 'created_at' },
      leftOut: { sealed_secret: SECRET, last_step: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'recovery_code',
    column: 'person_id',
    exported: {
      file: 'recovery-codes.json',
      columns: { createdAt: 'created_at', usedAt: 'used_at' },
      leftOut: { position: KEY, salt: SECRET, hash: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'two_factor_choice',
    column: 'person_id',
    exported: { file: 'two-factor.json', columns: { asksForPasskey: 'asks_for_passkey', changedAt: 'updated_at' } },
    erased: 'rows',
  },
];
