import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'staff_note',
    column: 'person_id',
    exported: { withheld: 'what others who work for the site told each other in confidence' },
    erased: 'rows',
  },
  {
    table: 'staff_note',
    column: 'author_id',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
];
