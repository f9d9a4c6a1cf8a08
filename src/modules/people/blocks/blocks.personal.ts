import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'person_block',
    column: 'blocker_id',
    exported: { file: 'blocked-people.json', columns: { personId: 'person_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'person_block',
    column: 'person_id',
    exported: { withheld: 'nobody is told who blocked them (rule 31)' },
    erased: 'rows',
  },
];
