import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionMessages as messages } from '#shared/messages/submissions.ts';
import { MOST_NOTE_LENGTH, MOST_REPLIES, MOST_REPLY_TITLE_LENGTH } from '#shared/submissions/submission-limits.ts';
import { hasRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { forbiddenStory, type Refusal, refuse } from '#modules/ground/story-outcome.ts';
import { isStillEditor } from './is-still-editor.ts';
import { deletePersonNote, deleteReply, insertReply, updateReply, upsertPersonNote } from './submission-notes.store.ts';

/** Own judgement: nobody needs more in an hour. */
const RULE = { most: 200, windowSeconds: 3_600 } as const;

/** What another editor wrote since this one looked, so that whoever insists has read just that. */
type WriterMemoryConflict = { readonly type: 'WriterMemoryConflict'; readonly message: string; readonly note: string };
type No = Refusal<'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'RateLimited'>;
export type KeptOutcome = { readonly type: 'KeptForEditors'; readonly publicationId: string } | No;

export type Reply = {
  readonly publicationId: string;
  /** Null for a new one. */
  readonly id: string | null;
  readonly title: string;
  readonly body: string;
};

const COUNT = 'select count(*)::integer as count from publication_reply where publication_id = $1';
const LOCK = 'select 1 from publication where id = $1 for no key update';

/** Keeps an answer ready that editors give often, or words it anew. */
export function saveReply(context: CommandContext, reply: Reply): Promise<KeptOutcome> {
  const { publicationId, id } = reply;
  const [title, body] = [reply.title.trim(), reply.body.trim()];
  return keep(context, publicationId, async ({ database, clock }) => {
    if (title === '' || title.length > MOST_REPLY_TITLE_LENGTH) {
      return refuse('BadRequest', formatMessage(messages.replyTitle, { most: MOST_REPLY_TITLE_LENGTH }));
    }
    const fault = bodyFault(body);
    if (fault !== undefined) return fault;
    if (id !== null) {
      const isThere = await updateReply(database, { id, publicationId, title, body });
      return isThere ? undefined : refuse('NotFound', messages.replyGone);
    }
    // Of many who add one at once each counts those of the others.
    await database.query('publication_reply_lock', LOCK, [publicationId]);
    const [row] = await database.query<{ count: number }>('publication_reply_count', COUNT, [publicationId]);
    if ((row?.count ?? 0) >= MOST_REPLIES) {
      return refuse('Conflict', formatMessage(messages.tooManyReplies, { most: MOST_REPLIES }));
    }
    await insertReply(database, {
      id: createId(),
      publication_id: publicationId,
      title,
      body,
      created_at: clock.now(),
    });
    return undefined;
  });
}

export function dropReply(
  context: CommandContext,
  reply: { readonly publicationId: string; readonly id: string },
): Promise<KeptOutcome> {
  return keep(context, reply.publicationId, async ({ database }) =>
    (await deleteReply(database, reply)) ? undefined : refuse('NotFound', messages.replyGone),
  );
}

const REMEMBERED = 'select body from publication_person_note where publication_id = $1 and person_id = $2';
const SUBMITTED = 'select 1 from submission where publication_id = $1 and writer_id = $2 limit 1';

export type Memory = {
  readonly publicationId: string;
  readonly personId: string;
  readonly note: string;
  /** What the editor saw there before they wrote; undefined for a browser that does not say. */
  readonly seen?: string | undefined;
};

/**
 * What the editors are to remember of somebody who submitted to them; without words it is forgotten. What another
 * editor wrote since this one looked is not written over before they have read it (rule 296).
 */
export function rememberWriter(context: CommandContext, memory: Memory): Promise<KeptOutcome | WriterMemoryConflict> {
  const { publicationId, personId } = memory;
  const body = memory.note.trim();
  return keep(context, publicationId, async ({ database, clock, viewer }) => {
    if (body.length > MOST_NOTE_LENGTH) return bodyFault(body);
    // What is remembered of an editor who submits here is for the others.
    if (viewer?.personId === personId) return forbiddenStory;
    const found = await database.query('submission_writer', SUBMITTED, [publicationId, personId]);
    if (found.length === 0) return refuse('NotFound', messages.noSuchWriter);
    // Of two who write at once the second sees the first.
    await database.query('publication_reply_lock', LOCK, [publicationId]);
    const [now] = await database.query<{ body: string }>('person_note', REMEMBERED, [publicationId, personId]);
    const fault = staleFault(now?.body ?? '', body, memory.seen);
    if (fault !== undefined) return fault;
    if (body === '') await deletePersonNote(database, { publicationId, personId });
    else {
      await upsertPersonNote(database, {
        publication_id: publicationId,
        person_id: personId,
        body,
        updated_by: viewer?.personId ?? null,
        updated_at: clock.now(),
      });
    }
    return undefined;
  });
}

function staleFault(now: string, body: string, seen: string | undefined): WriterMemoryConflict | undefined {
  if (seen === undefined || now === seen.trim() || now === body) return undefined;
  const message = now === '' ? messages.memoryCleared : formatMessage(messages.memoryChanged, { note: now });
  return { type: 'WriterMemoryConflict', message, note: now };
}

function bodyFault(body: string): Refusal<'BadRequest'> | undefined {
  if (body === '') return refuse('BadRequest', messages.noteEmpty);
  if (body.length <= MOST_NOTE_LENGTH) return undefined;
  return refuse('BadRequest', formatMessage(messages.noteTooLong, { most: MOST_NOTE_LENGTH }));
}

/** `change` answers with why not. */
async function keep<Refused extends No | WriterMemoryConflict>(
  context: CommandContext,
  publicationId: string,
  change: (inside: CommandContext) => Promise<Refused | undefined>,
): Promise<KeptOutcome | Refused> {
  const { viewer } = context;
  if (viewer === null || !hasRight(viewer, publicationId, 'decide submissions')) return forbiddenStory;
  const taken = await takeOperation(context, 'keep for editors', viewer.personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<KeptOutcome | Refused> => {
    if (!(await isStillEditor(inside, publicationId))) return forbiddenStory;
    return (await change(inside)) ?? { type: 'KeptForEditors', publicationId };
  });
}
