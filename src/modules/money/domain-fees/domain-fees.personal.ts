import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'domain_fee',
    column: 'buyer_id',
    exported: {
      file: 'domain-fees.json',
      columns: {
        amount: 'amount',
        currency: 'currency',
        paidAt: 'paid_at',
        usedAt: 'used_at',
        endedAt: 'ended_at',
      },
      leftOut: { id: KEY, intent_id: KEY, publication_id: KEY },
    },
    erased: 'column',
  },
];
