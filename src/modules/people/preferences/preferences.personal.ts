import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'viewer_preference',
    column: 'person_id',
    exported: { file: 'settings.json', columns: { name: 'name', value: 'value', changedAt: 'updated_at' } },
    erased: 'rows',
  },
  {
    table: 'dismissed_flag',
    column: 'person_id',
    exported: { file: 'dismissed-hints.json', columns: { name: 'flag', dismissedAt: 'dismissed_at' } },
    erased: 'rows',
  },
];
