import { formatMessage } from '#shared/messages/format-message.ts';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { noteMessages as messages } from '#shared/messages/private-notes.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { locatePassage, type PassageInput } from '#modules/reading/highlights/locate-passage.ts';
import { rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { notFound, forbidden, badRequest } from '#modules/ground/refusals.ts';
import type { NoteOutcome, NoteRefusal, PrivateNote } from './private-note.ts';
import { whyNoNote } from './private-notes.policy.ts';
import { insertNote } from './private-notes.store.ts';
import { takesNotes } from './takes-notes.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'note.written': { readonly noteId: string; readonly storyId: string };
    'note.replied': { readonly replyId: string; readonly noteId: string };
  }
}

/** Own judgement: a letter, and not an essay. */
const MOST_NOTE_CHARACTERS = 2_000;
/** Own judgement: an editor who goes through a manuscript. Notes and replies together. */
const RULE = { most: 200, windowSeconds: 86_400 } as const;

export type NoteInput = PassageInput & { readonly storyId: string; readonly body: string };

/** Writes a private note on a passage to those who write the story. Throws `NotAllowed` for who may never. */
export async function writeNote(context: CommandContext, input: NoteInput): Promise<NoteOutcome> {
  const { viewer, database } = context;
  const reader = commandReader(context);
  const lookup = await findStory(reader, input.storyId);
  if (lookup.kind !== 'story') return notFound(graphErrorMessages.notFound);
  const reason = whyNoNote(viewer, lookup.story, await takesNotes(reader, lookup.story));
  if (viewer === null || reason === 'refused') throw new NotAllowed();
  if (reason !== undefined) return forbidden(messages[reason]);
  const body = input.body.trim();
  const fault = await refuseText(context, body);
  if (fault !== undefined) return fault;
  const passage = await locatePassage(database, input.storyId, input);
  if ('type' in passage) return passage;
  const note: PrivateNote = {
    ...passage,
    id: createId(),
    storyId: input.storyId,
    personId: viewer.personId,
    isPassageChanged: false,
    body,
    createdAt: context.clock.now(),
    resolvedAt: null,
    resolvedById: null,
  };
  await withTransaction(context, async (inside) => {
    await insertNote(inside.database, {
      id: note.id,
      story_id: note.storyId,
      person_id: note.personId,
      block_id: note.blockId,
      start_offset: note.start,
      end_offset: note.end,
      text: note.text,
      prefix: note.prefix,
      suffix: note.suffix,
      body,
      created_at: note.createdAt,
    });
    await emitEvent(inside.database, 'note.written', { noteId: note.id, storyId: note.storyId });
  });
  return note;
}

/** Why a text is not taken, or undefined where it is, which counts it. */
export async function refuseText(context: CommandContext, body: string): Promise<NoteRefusal | undefined> {
  if (body === '') return badRequest(messages.empty);
  if (body.length > MOST_NOTE_CHARACTERS) {
    return badRequest(formatMessage(messages.tooLong, { most: MOST_NOTE_CHARACTERS }));
  }
  const taken = await takeOperation(context, 'private note', context.viewer?.personId ?? '', RULE);
  return taken.ok ? undefined : rateLimited(messages.tooOften, taken.retryAfterSeconds);
}
