import { KEY, SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'push_device',
    column: 'person_id',
    exported: {
      file: 'push-devices.json',
      columns: { browser: 'user_agent', createdAt: 'created_at' },
      leftOut: { id: KEY, endpoint_hash: SECRET, sealed: SECRET },
    },
    erased: 'rows',
  },
];
