import type { PersonalTable } from './personal-table.ts';

const PASSAGE = { storyId: 'story_id', passage: 'text', createdAt: 'created_at' };

/** What somebody marked, noted, reported and keeps away from themselves: a part of the personal tables. */
export const readerTables: readonly PersonalTable[] = [
  {
    table: 'highlight',
    column: 'person_id',
    exported: { file: 'highlights.json', columns: { ...PASSAGE, isPrivate: 'is_private' } },
    erased: 'rows',
  },
  {
    table: 'private_note_reply',
    column: 'person_id',
    exported: { file: 'note-replies.json', columns: { noteId: 'note_id', text: 'body', createdAt: 'created_at' } },
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
  {
    table: 'person_block',
    column: 'blocker_id',
    exported: { file: 'blocked-people.json', columns: { personId: 'person_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'person_block',
    column: 'person_id',
    exported: { withheld: 'nobody is told who blocked them (decisions 31)' },
    erased: 'rows',
  },
  {
    table: 'person_mute',
    column: 'muter_id',
    exported: { file: 'muted-people.json', columns: { personId: 'person_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'person_mute',
    column: 'person_id',
    exported: { withheld: 'nobody is told who muted them' },
    erased: 'rows',
  },
  {
    table: 'publication_mute',
    column: 'muter_id',
    exported: { file: 'muted-publications.json', columns: { publicationId: 'publication_id', since: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'repost',
    column: 'person_id',
    exported: { file: 'reposts.json', columns: { storyId: 'story_id', note: 'note', createdAt: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'co_author_invitation',
    column: 'person_id',
    exported: {
      file: 'co-author-invitations.json',
      columns: { storyId: 'story_id', createdAt: 'created_at', declinedAt: 'declined_at' },
    },
    erased: 'rows',
  },
  {
    table: 'co_author_invitation',
    column: 'invited_by',
    exported: {
      file: 'invited-co-authors.json',
      columns: { storyId: 'story_id', personId: 'person_id', createdAt: 'created_at' },
    },
    erased: 'rows',
  },
  {
    table: 'report',
    column: 'reporter_id',
    exported: { file: 'reports.json', columns: { reason: 'reason', comment: 'comment', createdAt: 'created_at' } },
    erased: 'rows',
  },
  {
    table: 'report_case',
    column: 'closed_by',
    exported: { withheld: 'about somebody else' },
    erased: 'column',
  },
];
