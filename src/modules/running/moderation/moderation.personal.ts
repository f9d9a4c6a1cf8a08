import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'platform_role',
    column: 'person_id',
    exported: { file: 'roles.json', columns: { role: 'role', since: 'created_at' } },
    erased: 'rows',
  },
];
