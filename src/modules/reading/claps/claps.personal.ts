import type { PersonalTable } from '#modules/ground/personal-table.ts';

const CLAPS = { by: 'claps/set-claps.ts' } as const;

export const personal: readonly PersonalTable[] = [
  {
    table: 'clap',
    column: 'person_id',
    exported: {
      file: 'claps.json',
      columns: { storyId: 'story_id', claps: 'count', since: 'created_at', lastAt: 'updated_at' },
    },
    erased: CLAPS,
  },
  {
    table: 'response_clap',
    column: 'person_id',
    exported: {
      file: 'claps-for-responses.json',
      columns: { responseId: 'response_id', claps: 'count', since: 'created_at', lastAt: 'updated_at' },
    },
    erased: CLAPS,
  },
  {
    table: 'list_clap',
    column: 'person_id',
    exported: {
      file: 'claps-for-lists.json',
      columns: { listId: 'list_id', claps: 'count', since: 'created_at', lastAt: 'updated_at' },
    },
    erased: CLAPS,
  },
];
