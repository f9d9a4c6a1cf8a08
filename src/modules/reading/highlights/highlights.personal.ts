import type { PersonalTable } from '#modules/ground/personal-table.ts';

const PASSAGE = {
  id: 'id',
  storyId: 'story_id',
  passage: 'text',
  blockId: 'block_id',
  start: 'start_offset',
  end: 'end_offset',
  before: 'prefix',
  after: 'suffix',
  isPassageChanged: 'is_passage_changed',
  createdAt: 'created_at',
};

export const personal: readonly PersonalTable[] = [
  {
    table: 'highlight',
    column: 'person_id',
    exported: { file: 'highlights.json', columns: { ...PASSAGE, isPrivate: 'is_private' } },
    erased: 'rows',
  },
];
