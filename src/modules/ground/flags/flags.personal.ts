import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'flag_guest',
    column: 'person_id',
    exported: { withheld: 'which parts of the program are tried with whom says nothing of the person' },
    erased: 'rows',
  },
];
