import { SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'password',
    column: 'person_id',
    exported: {
      file: 'password.json',
      columns: { setAt: 'created_at', changedAt: 'updated_at' },
      leftOut: { hash: SECRET, is_short: SECRET },
    },
    erased: 'rows',
  },
];
