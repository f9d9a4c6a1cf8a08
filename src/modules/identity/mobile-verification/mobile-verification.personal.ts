import { SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'mobile_number',
    column: 'person_id',
    exported: {
      file: 'telephone.json',
      columns: { lastDigits: 'last_digits', verifiedAt: 'verified_at' },
      leftOut: { number_hash: SECRET },
    },
    erased: 'rows',
  },
  {
    table: 'mobile_code',
    column: 'person_id',
    exported: { withheld: 'a code that is under way, gone after ten minutes' },
    erased: 'rows',
  },
];
