import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'ledger_account',
    column: 'owner_id',
    exported: { withheld: 'names an account; every line of it is a file that its owner gets on the page of payouts' },
    erased: {
      kept: 'what was earned and paid is kept for as long as the law on accounts asks, by an id that names nobody',
    },
  },
];
