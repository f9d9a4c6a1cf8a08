import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'report',
    column: 'reporter_id',
    exported: {
      file: 'reports.json',
      columns: { reason: 'reason', comment: 'comment', createdAt: 'created_at' },
      leftOut: { case_id: 'names the case of staff, to which reports of other people belong too' },
    },
    erased: 'rows',
  },
  {
    table: 'report_case',
    column: 'closed_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
  {
    table: 'case_claim',
    column: 'person_id',
    exported: { withheld: 'says for minutes which case somebody of staff looks at' },
    erased: 'rows',
  },
];
