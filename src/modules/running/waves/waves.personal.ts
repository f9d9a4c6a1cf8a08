import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'wave_account',
    column: 'person_id',
    exported: { withheld: 'what came of it is told as a decision' },
    erased: 'rows',
  },
  {
    table: 'wave',
    column: 'created_by',
    exported: { withheld: 'about others' },
    erased: 'column',
  },
];
