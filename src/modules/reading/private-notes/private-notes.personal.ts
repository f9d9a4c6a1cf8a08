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
    table: 'private_note_reply',
    column: 'person_id',
    exported: {
      file: 'note-replies.json',
      columns: { noteId: 'note_id', text: 'body', createdAt: 'created_at', id: 'id' },
    },
    erased: 'rows',
  },
  {
    table: 'private_note',
    column: 'person_id',
    exported: { file: 'notes.json', columns: { ...PASSAGE, text: 'body', resolvedAt: 'resolved_at' } },
    erased: 'rows',
  },
  {
    table: 'private_note',
    column: 'resolved_by',
    exported: { withheld: 'a note of somebody else, which is between them and those who write the story' },
    erased: 'column',
  },
];
