import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'account_closure',
    column: 'person_id',
    exported: { withheld: 'gone when its owner signs in, without which there is no archive' },
    erased: 'rows',
  },
];
