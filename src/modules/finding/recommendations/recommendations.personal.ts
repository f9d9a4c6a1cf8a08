import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'story_presentation',
    column: 'person_id',
    exported: {
      file: 'shown-stories.json',
      columns: { storyId: 'story_id', times: 'presented_count', isOpened: 'is_opened', lastAt: 'updated_at' },
    },
    erased: 'rows',
  },
  {
    table: 'less_wanted',
    column: 'person_id',
    exported: { file: 'less-wanted.json', columns: { kind: 'kind', id: 'target_id', since: 'created_at' } },
    erased: 'rows',
  },
];
