import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'subscriber_export',
    column: 'person_id',
    exported: {
      file: 'subscriber-exports.json',
      columns: {
        newsletterId: 'newsletter_id',
        state: 'state',
        rows: 'row_count',
        requestedAt: 'requested_at',
        readyAt: 'ready_at',
        expiresAt: 'expires_at',
      },
      leftOut: { id: 'a part of the address that gives the list away' },
    },
    erased: 'rows',
  },
];
