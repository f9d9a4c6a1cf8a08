import { SECRET, type PersonalTable } from '#modules/ground/personal-table.ts';

const HASH = 'nothing but the hash of a secret, which is worth something to a thief alone';

export const personal: readonly PersonalTable[] = [
  { table: 'login_token', column: 'person_id', exported: { withheld: `${HASH}; gone after a minute` }, erased: 'rows' },
  {
    table: 'pending_sign_in',
    column: 'person_id',
    exported: { withheld: 'a sign-in that is under way, gone after ten minutes' },
    erased: 'rows',
  },
  {
    table: 'known_browser',
    column: 'person_id',
    exported: {
      file: 'known-browsers.json',
      columns: { firstUsedAt: 'created_at', lastUsedAt: 'last_used_at' },
      leftOut: { visitor_hash: SECRET },
    },
    erased: 'rows',
  },
];
