import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AcceptedKind, SubmitterGroup } from '#shared/submissions/submission-criteria.ts';
import type { DeclineReason, SubmissionStatus } from '#shared/submissions/submission-machine.ts';
import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { Json, Once } from '#modules/ground/tables.ts';

/** `REVISION` is a review of a story that stands in the publication already. */
export type SubmissionKind = 'STORY' | 'REVISION';

type SubmissionTable = {
  id: Once<string>;
  story_id: Once<string>;
  publication_id: Once<string>;
  writer_id: Once<string>;
  kind: Once<SubmissionKind>;
  status: SubmissionStatus;
  /** As it was when it was last handed in. */
  title: string;
  /** Folded, for lists that are searched. */
  title_words: GeneratedAlways<string>;
  /** Whether the writer was nobody's staff then. */
  is_guest: Once<boolean>;
  /** Percent, as agreed when it was submitted. */
  editor_cut: Once<number>;
  /** The revision of the draft that was last handed in. */
  base_revision: number;
  /** The declined one that this one comes after. */
  previous_id: Once<string | null>;
  assignee_id: string | null;
  due_on: ColumnType<string | null, string | null, string | null>;
  decline_reason: DeclineReason | null;
  created_at: Once<Date>;
  /** When anybody last did anything about it. */
  acted_at: Date;
  /** When the editors first said yes, no, or what to change. */
  answered_at: Date | null;
  decided_at: Date | null;
  nudged_at: Date | null;
  reminded_at: Date | null;
  /** Since when the story stands, or waits for its time, in the publication. */
  placed_at: Date | null;
};

/** One move; never changed, but that a person is forgotten. */
type SubmissionEventTable = {
  id: Once<string>;
  submission_id: Once<string>;
  position: Once<number>;
  action: Once<string>;
  from_status: Once<SubmissionStatus>;
  to_status: Once<SubmissionStatus>;
  actor_id: ColumnType<string | null, string | null, null>;
  note: ColumnType<string, string, ''>;
  created_at: Once<Date>;
};

type PublicationCriteriaTable = {
  publication_id: string;
  open_to: SubmitterGroup;
  accepts: AcceptedKind;
  least_words: number | null;
  most_words: number | null;
  topics: string[];
  needs_cover: boolean;
  needs_ai_disclosure: boolean;
  least_account_days: number;
  guidelines: string;
  is_paused: boolean;
  pause_reason: string;
  paused_until: ColumnType<string | null, string | null, string | null>;
  /** Percent of what a story earns, for those who submit from now on. */
  editor_cut: Generated<number>;
  updated_at: Date;
};

type SubmissionNoteTable = {
  id: Once<string>;
  submission_id: Once<string>;
  author_id: ColumnType<string | null, string | null, null>;
  /** Whether both sides read it, or the editors alone. */
  is_shared: Once<boolean>;
  body: Once<string>;
  /** The block of the text that it is about; null for all of it. */
  block_id: Once<string | null>;
  /** The words as they stood there, and what stood around them. */
  quote: Once<string>;
  prefix: Once<string>;
  suffix: Once<string>;
  /** Where they began in the block: UTF-16 units of its plain text. */
  start_offset: Once<number>;
  /** The note that this one answers. */
  parent_id: Once<string | null>;
  created_at: Once<Date>;
  resolved_at: Date | null;
};

/** What an editor would change. */
type SubmissionSuggestionTable = {
  id: Once<string>;
  submission_id: Once<string>;
  editor_id: ColumnType<string | null, string | null, null>;
  base_revision: Once<number>;
  /** The text that it was made from, as the editor read it. */
  base: Json<DraftValue>;
  /** From there to what the editor wrote. */
  delta: Json<DraftDelta>;
  message: Once<string>;
  created_at: Once<Date>;
  /** When the writer had answered each part. */
  answered_at: Date | null;
  withdrawn_at: Date | null;
};
type SubmissionSuggestionAnswerTable = {
  suggestion_id: Once<string>;
  /** The key of the part. */
  part: Once<string>;
  is_taken: boolean;
  answered_at: Date;
};

/** An answer that editors give often. */
type PublicationReplyTable = {
  id: Once<string>;
  publication_id: Once<string>;
  title: string;
  body: string;
  created_at: Once<Date>;
};

/** What the editors of a publication remember of a writer. */
type PublicationPersonNoteTable = {
  publication_id: Once<string>;
  person_id: Once<string>;
  body: string;
  updated_by: string | null;
  updated_at: Date;
};

/** Written by `submissions.store.ts`, `submission-notes.store.ts` and `suggestions.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    submission: SubmissionTable;
    submission_event: SubmissionEventTable;
    publication_criteria: PublicationCriteriaTable;
    submission_note: SubmissionNoteTable;
    submission_suggestion: SubmissionSuggestionTable;
    submission_suggestion_answer: SubmissionSuggestionAnswerTable;
    publication_reply: PublicationReplyTable;
    publication_person_note: PublicationPersonNoteTable;
  }
}
