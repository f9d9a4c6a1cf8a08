import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'account_export',
    column: 'person_id',
    exported: {
      file: 'archives.json',
      columns: {
        state: 'state',
        requestedAt: 'requested_at',
        readyAt: 'ready_at',
        parts: 'part_count',
        bytes: 'byte_count',
        expiresAt: 'expires_at',
      },
      leftOut: { id: 'a part of the address that gives the archive away' },
    },
    erased: { by: 'account-exports/erase-exports-of.ts' },
  },
];
