import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'old_username',
    column: 'person_id',
    exported: {
      file: 'old-usernames.json',
      columns: { username: 'username', changedAt: 'changed_at', keptUntil: 'expires_at' },
    },
    erased: { kept: 'for 12 months nobody may pass for who had the name (rule 130); then it goes' },
  },
];
