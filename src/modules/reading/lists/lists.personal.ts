import type { PersonalTable } from '#modules/ground/personal-table.ts';
import { listColumns } from './told-columns.ts';

export const personal: readonly PersonalTable[] = [
  {
    table: 'follow_list',
    column: 'follower_id',
    exported: { file: 'saved-lists.json', columns: { listId: 'list_id', savedAt: 'created_at' } },
    erased: { by: 'lists/erase-lists-of.ts' },
  },
  {
    table: 'archived_story',
    column: 'person_id',
    exported: { file: 'archived-stories.json', columns: { storyId: 'story_id', archivedAt: 'archived_at' } },
    erased: 'rows',
  },
  {
    table: 'list',
    column: 'owner_id',
    exported: {
      by: 'account-exports/read-lists-of.ts',
      columns: listColumns,
      leftOut: { item_count: 'the stories are told one by one' },
    },
    erased: { by: 'lists/erase-lists-of.ts' },
  },
];
