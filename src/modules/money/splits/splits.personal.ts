import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'story_split_share',
    column: 'person_id',
    exported: {
      file: 'shares-of-earnings.json',
      columns: { splitId: 'split_id', percent: 'percent', agreedAt: 'agreed_at', leftOn: 'left_on' },
    },
    erased: {
      kept: 'what was read before somebody went was shared with them (rule 324); what was not agreed goes with eraseSharesOf',
    },
  },
];
