import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'appeal',
    column: 'person_id',
    exported: {
      file: 'appeals.json',
      columns: {
        words: 'words',
        state: 'state',
        createdAt: 'created_at',
        dueAt: 'due_at',
        decidedAt: 'decided_at',
        reason: 'reason',
        isDecidedByTheSamePerson: 'is_by_first',
      },
      leftOut: { id: KEY, decision_id: KEY, reminded_at: 'says when staff were reminded' },
    },
    erased: 'rows',
  },
  {
    table: 'appeal',
    column: 'decided_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
];
