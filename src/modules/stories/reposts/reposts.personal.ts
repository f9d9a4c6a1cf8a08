import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'repost',
    column: 'person_id',
    exported: { file: 'reposts.json', columns: { storyId: 'story_id', note: 'note', createdAt: 'created_at' } },
    erased: 'rows',
  },
];
