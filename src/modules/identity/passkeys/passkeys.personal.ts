import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'passkey',
    column: 'person_id',
    exported: {
      file: 'passkeys.json',
      columns: {
        name: 'name',
        publicKey: 'public_key',
        createdAt: 'created_at',
        lastUsedAt: 'last_used_at',
        transports: 'transports',
        isBackedUp: 'is_backed_up',
        uses: 'counter',
      },
      leftOut: { id: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'passkey_challenge',
    column: 'person_id',
    exported: { withheld: 'a question that is under way, gone after minutes' },
    erased: 'rows',
  },
];
