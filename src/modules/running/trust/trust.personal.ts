import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'trust_grant',
    column: 'person_id',
    exported: { withheld: 'what those who work for the site decided about an account' },
    erased: 'rows',
  },
  {
    table: 'trust_grant',
    column: 'granted_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
];
