import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'decision_person',
    column: 'person_id',
    exported: { by: 'account-exports/read-decisions-of.ts', columns: {}, leftOut: { decision_id: KEY } },
    erased: 'rows',
  },
  {
    table: 'decision',
    column: 'decided_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
  {
    table: 'decision',
    column: 'ended_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
];
