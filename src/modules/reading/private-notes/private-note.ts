import type { Columns } from '#modules/ground/column-list.ts';
import type { RateLimited } from '#modules/ground/limits/rate-limited.ts';

/** What a reader wrote on a passage, for those who write the story (rule 30). */
export type PrivateNote = {
  readonly id: string;
  readonly storyId: string;
  readonly personId: string;
  readonly blockId: string;
  /** UTF-16 units of the block's plain text. */
  readonly start: number;
  readonly end: number;
  /** The passage as it was when the note was written. */
  readonly text: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly isPassageChanged: boolean;
  /** Plain text. */
  readonly body: string;
  readonly createdAt: Date;
  /** Null while it waits for somebody to see to it. */
  readonly resolvedAt: Date | null;
  readonly resolvedById: string | null;
};

export const noteColumns: Columns<PrivateNote> = {
  id: 'id',
  storyId: 'story_id',
  personId: 'person_id',
  blockId: 'block_id',
  start: 'start_offset',
  end: 'end_offset',
  text: 'text',
  prefix: 'prefix',
  suffix: 'suffix',
  isPassageChanged: 'is_passage_changed',
  body: 'body',
  createdAt: 'created_at',
  resolvedAt: 'resolved_at',
  resolvedById: 'resolved_by',
};

export type NoteReply = {
  readonly id: string;
  readonly noteId: string;
  readonly personId: string;
  readonly body: string;
  readonly createdAt: Date;
};

export const replyColumns: Columns<NoteReply> = {
  id: 'id',
  noteId: 'note_id',
  personId: 'person_id',
  body: 'body',
  createdAt: 'created_at',
};

export type NoteRefusal =
  | RateLimited
  | { readonly type: 'BadRequest' | 'Forbidden' | 'NotFound'; readonly message: string };

/** A note as it is after a change, or why nothing changed. */
export type NoteOutcome = PrivateNote | NoteRefusal;
