import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'story_pin',
    column: 'person_id',
    exported: { file: 'pinned-stories.json', columns: { storyId: 'story_id', position: 'position' } },
    erased: 'rows',
  },
];
