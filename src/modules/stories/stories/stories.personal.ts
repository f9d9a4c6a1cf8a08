import { MADE, type PersonalTable } from '#modules/ground/personal-table.ts';
import { storyColumns, storyLeftOut } from './told-columns.ts';

const STORIES = { by: 'stories/erase-stories-of.ts' } as const;

export const personal: readonly PersonalTable[] = [
  {
    table: 'story_author',
    column: 'person_id',
    exported: {
      by: 'archives/read-stories.ts',
      columns: { id: 'story_id' },
      leftOut: { position: 'the authors are told in their order', sort_key: MADE, is_listed: MADE },
    },
    erased: STORIES,
  },
  {
    table: 'story',
    column: 'creator_id',
    exported: { by: 'archives/read-stories.ts', columns: storyColumns, leftOut: storyLeftOut },
    erased: { kept: 'an empty row, so that the address of an erased story answers 410 (rule 13)' },
  },
];
