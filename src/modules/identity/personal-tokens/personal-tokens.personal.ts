import { KEY, SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'personal_token',
    column: 'person_id',
    exported: {
      file: 'tokens.json',
      columns: {
        name: 'name',
        scopes: 'scopes',
        createdAt: 'created_at',
        expiresAt: 'expires_at',
        lastUsedAt: 'last_used_at',
      },
      leftOut: { id: KEY, token_hash: SECRET },
    },
    erased: 'rows',
  },
];
