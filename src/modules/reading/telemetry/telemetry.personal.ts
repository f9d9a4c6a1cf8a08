import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'client_event',
    column: 'person_id',
    exported: {
      file: 'events.json',
      columns: { name: 'name', data: 'data', happenedAt: 'happened_at', receivedAt: 'received_at', type: 'type' },
      leftOut: { id: KEY },
    },
    erased: 'rows',
  },
];
