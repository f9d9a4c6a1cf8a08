import type { PersonalTable } from '#modules/ground/personal-table.ts';

const HASH = 'nothing but the hash of a secret, which is worth something to a thief alone';

export const personal: readonly PersonalTable[] = [
  {
    table: 'setup_link',
    column: 'used_by',
    exported: { withheld: HASH },
    erased: 'column',
  },
];
