import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

const STAFF = 'says who of the site decided';
const OTHERS = 'somebody else’s words';

export const personal: readonly PersonalTable[] = [
  {
    table: 'legal_notice',
    column: 'notifier_id',
    exported: {
      file: 'legal-notices.json',
      columns: {
        kind: 'kind',
        address: 'address',
        title: 'title',
        name: 'name',
        email: 'email',
        work: 'work',
        law: 'law',
        countries: 'countries',
        explanation: 'explanation',
        state: 'state',
        createdAt: 'created_at',
        decidedAt: 'decided_at',
        reason: 'reason',
      },
      leftOut: {
        id: KEY,
        target_kind: KEY,
        target_id: KEY,
        excerpt: OTHERS,
        decided_by: STAFF,
        decision_id: KEY,
        counter_by: OTHERS,
        counter_name: OTHERS,
        counter_address: OTHERS,
        counter_words: OTHERS,
        countered_at: OTHERS,
        restore_at: OTHERS,
        ended_at: OTHERS,
        hold_reason: OTHERS,
        staff_told_at: STAFF,
      },
    },
    erased: 'column',
  },
  {
    table: 'legal_notice',
    column: 'counter_by',
    exported: {
      file: 'counter-notices.json',
      columns: {
        title: 'title',
        name: 'counter_name',
        address: 'counter_address',
        words: 'counter_words',
        sentAt: 'countered_at',
        restoreAt: 'restore_at',
        endedAt: 'ended_at',
        holdReason: 'hold_reason',
        state: 'state',
      },
      leftOut: {
        id: KEY,
        kind: KEY,
        target_kind: KEY,
        target_id: KEY,
        decision_id: KEY,
        decided_by: STAFF,
        notifier_id: OTHERS,
      },
    },
    erased: 'column',
  },
  {
    table: 'legal_notice',
    column: 'decided_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
];
