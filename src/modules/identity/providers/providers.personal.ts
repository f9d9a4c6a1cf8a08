import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'connection',
    column: 'person_id',
    exported: {
      file: 'connections.json',
      columns: {
        provider: 'provider',
        issuer: 'issuer',
        subject: 'subject',
        displayName: 'display_name',
        createdAt: 'created_at',
        lastUsedAt: 'last_used_at',
        isProven: 'is_proven',
      },
    },
    erased: 'rows',
  },
];
