import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  ...(['person', 'publication'] as const).map((kind): PersonalTable => ({
    table: `subscribe_${kind}`,
    column: 'subscriber_id',
    exported: { file: `subscribed-${kind}s.json`, columns: { id: `${kind}_id`, since: 'created_at' } },
    erased: 'rows',
  })),
  {
    table: 'subscribe_person',
    column: 'person_id',
    exported: { withheld: 'who asked for their stories is told to nobody' },
    erased: 'rows',
  },
];
