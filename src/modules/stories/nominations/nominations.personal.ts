import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'nomination',
    column: 'curator_id',
    exported: {
      file: 'nominations.json',
      columns: { storyId: 'story_id', reason: 'reason', month: 'month', token: 'token', createdAt: 'created_at' },
      leftOut: { id: KEY, case_id: KEY },
    },
    erased: 'rows',
  },
  {
    table: 'boost_vote',
    column: 'curator_id',
    exported: {
      file: 'boost-decisions.json',
      columns: { isApproval: 'is_approval', reason: 'reason', createdAt: 'created_at' },
      leftOut: { case_id: KEY },
    },
    erased: 'rows',
  },
];
