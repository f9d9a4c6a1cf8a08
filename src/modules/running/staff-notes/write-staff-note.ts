import { formatMessage } from '#shared/messages/format-message.ts';
import { staffNoteMessages as messages } from '#shared/messages/staff-notes.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { badRequest, type BadRequest, notFound, type NotFound } from '#modules/ground/refusals.ts';
import { canLookUpPeople } from '#modules/ground/roles/roles.policy.ts';
import { deleteNote, insertNote } from './staff-notes.store.ts';

const MOST_NOTE_CHARACTERS = 2_000;

export type NoteTarget = { readonly kind: 'user' | 'post'; readonly id: string };

export type WriteNoteOutcome =
  | { readonly type: 'StaffNoteWritten'; readonly target: NoteTarget }
  | BadRequest
  | NotFound;

/** Notes something about an account or a story for those who work for the site, and nobody else (rule 256). */
export async function writeStaffNote(
  context: CommandContext,
  { target, text: said }: { readonly target: NoteTarget; readonly text: string },
): Promise<WriteNoteOutcome> {
  mustBeAllowed(canLookUpPeople(context));
  const text = said.trim();
  if (text === '' || text.length > MOST_NOTE_CHARACTERS)
    return badRequest(formatMessage(messages.wrongLength, { most: MOST_NOTE_CHARACTERS }));
  const isThere = await insertNote(context.database, {
    id: createId(),
    person_id: target.kind === 'user' ? target.id : null,
    story_id: target.kind === 'post' ? target.id : null,
    text,
    author_id: context.viewer?.personId ?? null,
    created_at: context.clock.now(),
  });
  return isThere ? { type: 'StaffNoteWritten', target } : notFound(messages.missing);
}

/** Takes a note away: one’s own, and an administrator anybody’s. */
export async function deleteStaffNote(context: CommandContext, id: string): Promise<WriteNoteOutcome> {
  mustBeAllowed(canLookUpPeople(context));
  const { viewer, isProgram } = context;
  const isAnybodys = isProgram || viewer?.roles.has('ADMIN') === true;
  const gone = await deleteNote(context.database, id, isAnybodys ? null : (viewer?.personId ?? ''));
  if (gone === undefined) return notFound(messages.missing);
  const target =
    gone.person_id === null
      ? ({ kind: 'post', id: gone.story_id ?? '' } as const)
      : ({ kind: 'user', id: gone.person_id } as const);
  return { type: 'StaffNoteWritten', target };
}
