import type { PersonalTable } from '#modules/ground/personal-table.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'reading_history_entry',
    column: 'person_id',
    exported: {
      file: 'reading-history.json',
      columns: {
        storyId: 'story_id',
        percent: 'percent',
        furthestPercent: 'furthest_percent',
        isRead: 'is_read',
        firstReadAt: 'first_read_at',
        lastReadAt: 'last_read_at',
        blockId: 'block_id',
      },
    },
    erased: 'rows',
  },
];
