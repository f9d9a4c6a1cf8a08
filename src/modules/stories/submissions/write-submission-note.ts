import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { MOST_CONTEXT_LENGTH, MOST_NOTE_LENGTH, MOST_QUOTE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { isOpenStatus } from '#shared/submissions/submission-machine.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { forbiddenStory, noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import { findSubmission, lockSubmission } from './find-submission.ts';
import { isStillEditor } from './is-still-editor.ts';
import { findNote } from './read-submission-notes.ts';
import { changedSubmission, type SubmissionOutcome } from './submission.ts';
import { insertNote, setNoteResolved } from './submission-notes.store.ts';
import { updateSubmission } from './submissions.store.ts';
import { isEditorOf } from './submissions.policy.ts';
import { whyAtRest } from './why-closed.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'submission.noted': {
      readonly submissionId: string;
      readonly noteId: string;
      readonly authorId: string;
      readonly isShared: boolean;
    };
    /** Somebody said that a note is seen to, or opened it again. */
    'submission.noteResolved': {
      readonly submissionId: string;
      readonly noteId: string;
      readonly actorId: string;
      readonly isResolved: boolean;
    };
  }
}

/** Own judgement: more than anybody remarks on in an hour. */
const RULE = { most: 300, windowSeconds: 3_600 } as const;

const ABOUT_THE_SAME = { block_id: null, quote: '', prefix: '', suffix: '', start_offset: 0 } as const;

export type NewNote = {
  readonly submissionId: string;
  readonly body: string;
  /** What a writer says is always for both sides. */
  readonly isShared: boolean;
  readonly blockId: string | null;
  readonly quote: string;
  /** What stands around the words, so that they are found again (rule 11). */
  readonly prefix: string;
  readonly suffix: string;
  /** Where they begin in the block, so that the same words twice are told apart. */
  readonly start: number;
  /** The note that it answers: then it is read by whoever reads that one, and about what that one is. */
  readonly parentId: string | null;
};

/** Says something about a submission, or a passage of it: to the other side, or among editors alone. */
export async function writeSubmissionNote(context: CommandContext, note: NewNote): Promise<SubmissionOutcome> {
  const { viewer, clock } = context;
  const { submissionId, blockId, prefix, suffix, start } = note;
  const found = await findSubmission(commandReader(context), submissionId);
  if (found === null || viewer === null) return noSuchStory;
  if (viewer.isSuspended) return forbiddenStory;
  const rest = await whyAtRest(commandReader(context), found.publicationId);
  if (rest !== undefined) return rest;
  const [body, quote] = [note.body.trim(), note.quote.trim()];
  if (body === '') return refuse('BadRequest', messages.noteEmpty);
  if (body.length > MOST_NOTE_LENGTH) {
    return refuse('BadRequest', formatMessage(messages.noteTooLong, { most: MOST_NOTE_LENGTH }));
  }
  const isTooLong = quote.length > MOST_QUOTE_LENGTH || Math.max(prefix.length, suffix.length) > MOST_CONTEXT_LENGTH;
  if (isTooLong || (blockId?.length ?? 0) > 80 || start < 0) return refuse('BadRequest', messages.quoteTooLong);
  const answered = note.parentId === null ? null : await findNote(commandReader(context), note.parentId);
  if (note.parentId !== null && answered?.submissionId !== submissionId) return refuse('NotFound', messages.noteGone);
  const taken = await takeOperation(context, 'note on submission', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const authorId = viewer.personId;
  const isEditor = isEditorOf(viewer, found);
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    const { database } = inside;
    const submission = await lockSubmission(database, submissionId);
    if (submission === undefined) return noSuchStory;
    if (isEditor && !(await isStillEditor(inside, submission.publicationId))) return forbiddenStory;
    if (!isOpenStatus(submission.status)) return refuse('Conflict', messages.movedOn);
    const noteId = createId();
    const isShared = answered === null ? !isEditor || note.isShared : answered.isShared;
    const row = { id: noteId, submission_id: submissionId, author_id: authorId, is_shared: isShared };
    const about =
      answered === null ? { block_id: blockId, quote, prefix, suffix, start_offset: start } : ABOUT_THE_SAME;
    // One row of answers below each note: an answer to an answer stands beside it.
    const parent_id = answered === null ? null : (answered.parentId ?? answered.id);
    await insertNote(database, { ...row, ...about, body, parent_id, created_at: clock.now() });
    await updateSubmission(database, submissionId, { acted_at: clock.now() });
    await emitEvent(database, 'submission.noted', { submissionId, noteId, authorId, isShared });
    return changedSubmission(submissionId);
  });
}

/**
 * Whoever reads a note may say that it is seen to, or open it again, where the publication is active. With the
 * submission held, so that of two at once each sees what the other did, and only a change is told.
 */
export async function resolveSubmissionNote(
  context: CommandContext,
  { noteId, isResolved }: { readonly noteId: string; readonly isResolved: boolean },
): Promise<SubmissionOutcome> {
  const { viewer, clock } = context;
  const note = await findNote(commandReader(context), noteId);
  if (note === null || viewer === null) return refuse('NotFound', messages.noteGone);
  if (viewer.isSuspended) return forbiddenStory;
  const found = await findSubmission(commandReader(context), note.submissionId);
  if (found === null) return noSuchStory;
  const rest = await whyAtRest(commandReader(context), found.publicationId);
  if (rest !== undefined) return rest;
  const actorId = viewer.personId;
  const taken = await takeOperation(context, 'note on submission', actorId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const isEditor = isEditorOf(viewer, found);
  return withTransaction(context, async (inside): Promise<SubmissionOutcome> => {
    if ((await lockSubmission(inside.database, found.id)) === undefined) return noSuchStory;
    if (isEditor && !(await isStillEditor(inside, found.publicationId))) return forbiddenStory;
    if (await setNoteResolved(inside.database, noteId, isResolved ? clock.now() : null)) {
      const event = { submissionId: found.id, noteId, actorId, isResolved };
      await emitEvent(inside.database, 'submission.noteResolved', event);
    }
    return changedSubmission(found.id);
  });
}
