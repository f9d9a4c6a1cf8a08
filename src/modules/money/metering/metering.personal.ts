import { KEY, type PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'metered_opening',
    column: 'person_id',
    exported: {
      file: 'free-stories.json',
      columns: { storyId: 'story_id', month: 'month', openedAt: 'granted_at', countedAt: 'counted_at' },
      leftOut: { reader: KEY },
    },
    erased: 'rows',
  },
];
