import { resultMessages } from '#shared/messages/results.ts';
import { noteMessages as messages } from '#shared/messages/private-notes.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { busy } from '#modules/ground/busy.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { notFound, forbidden } from '#modules/ground/refusals.ts';
import type { NoteOutcome, NoteRefusal } from './private-note.ts';
import { canReply, canResolve } from './private-notes.policy.ts';
import { deleteNote, deleteReply, insertReply, setResolved } from './private-notes.store.ts';
import { findNote } from './read-notes.ts';
import { takesNotes } from './takes-notes.ts';
import { refuseText } from './write-note.ts';

const nothing: NoteRefusal = notFound(messages.gone);
const refused: NoteRefusal = forbidden(resultMessages.noAccess);

/** Answers to a private note that the viewer sees; the note is open again then. */
export async function replyToNote(
  context: CommandContext,
  { noteId, body: text }: { readonly noteId: string; readonly body: string },
): Promise<NoteOutcome> {
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  const reader = commandReader(context);
  const found = await findNote(reader, noteId);
  if (found === undefined) return nothing;
  const { note, story } = found;
  if (!canReply(viewer, note, story, await takesNotes(reader, story))) return refused;
  const body = text.trim();
  const fault = await refuseText(context, body);
  if (fault !== undefined) return fault;
  const [replyId, now] = [createId(), context.clock.now()];
  await withTransaction(context, async (inside) => {
    const { database } = inside;
    await insertReply(database, { id: replyId, note_id: noteId, person_id: viewer.personId, body, created_at: now });
    await setResolved(database, { noteId, by: null, now: null });
    await emitEvent(database, 'note.replied', { replyId, noteId });
  });
  return { ...note, resolvedAt: null, resolvedById: null };
}

/** Own judgement: more than anybody sees to in an hour. */
const RESOLVING = { most: 500, windowSeconds: 3_600 } as const;

/** Says that a note is seen to, or that it is not after all. */
export async function resolveNote(
  context: CommandContext,
  { noteId, isResolved }: { readonly noteId: string; readonly isResolved: boolean },
): Promise<NoteOutcome> {
  const { viewer } = context;
  if (viewer === null) throw new NotAllowed();
  const found = await findNote(commandReader(context), noteId);
  if (found === undefined) return nothing;
  if (!canResolve(viewer, found.note, found.story)) return refused;
  const taken = await takeOperation(context, 'resolve note', viewer.personId, RESOLVING);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const [by, now] = isResolved ? [viewer.personId, context.clock.now()] : [null, null];
  await setResolved(context.database, { noteId, by, now });
  return { ...found.note, resolvedAt: now, resolvedById: by };
}

/** Takes a note of the viewer away, with its replies; false where they wrote no such one. */
export async function removeNote(context: CommandContext, id: string): Promise<boolean> {
  if (context.viewer === null) throw new NotAllowed();
  return deleteNote(context.database, { id, personId: context.viewer.personId });
}

/** Takes a reply of the viewer away, and answers with the note as it is then. */
export async function removeReply(context: CommandContext, id: string): Promise<NoteOutcome> {
  if (context.viewer === null) throw new NotAllowed();
  const noteId = await deleteReply(context.database, { id, personId: context.viewer.personId });
  const found = noteId === undefined ? undefined : await findNote(commandReader(context), noteId);
  return found?.note ?? nothing;
}
