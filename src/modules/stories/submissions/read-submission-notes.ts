import { findPassage } from '#shared/story/passages/find-passage.ts';
import type { PassageBlock } from '#shared/story/passages/passage.ts';
import { passageBlocks } from '#shared/story/passages/passage-blocks.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { viewerMay } from '#modules/stories/publications/viewer-role.ts';
import { findSubmission } from './find-submission.ts';
import type { Submission } from './submission.ts';
import { readSubmittedText } from './read-submitted-text.ts';
import { canSeeSubmission, isEditorOf } from './submissions.policy.ts';

export type SubmissionNote = {
  readonly id: string;
  readonly submissionId: string;
  readonly authorId: string | null;
  readonly isShared: boolean;
  readonly body: string;
  readonly blockId: string | null;
  readonly quote: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
  readonly parentId: string | null;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
};

const COLUMNS = `
  n.id, n.submission_id as "submissionId", n.author_id as "authorId", n.is_shared as "isShared", n.body,
  n.block_id as "blockId", n.quote, n.prefix, n.suffix, n.start_offset as start,
  n.parent_id as "parentId", n.created_at as "createdAt", n.resolved_at as "resolvedAt"`;
const OF = `
  select n.submission_id as "ownerId", ${COLUMNS} from submission_note n
  where n.submission_id = any($1) order by n.submission_id, n.created_at, n.id`;

/** What was noted, oldest first: editors read all of it, the writer what is shared with them. */
export async function readSubmissionNotes(
  context: ReadContext,
  submission: Submission,
): Promise<readonly SubmissionNote[]> {
  if (!canSeeSubmission(context.viewer, submission)) return [];
  type Row = SubmissionNote & { readonly ownerId: string };
  const notes = await context.loaders.grouped<Row>('submission_notes', submission.id, (ids) =>
    context.database.query<Row>('submission_notes', OF, [ids]),
  );
  return notes.filter((note) => isReadBy(context, submission, note));
}

function isReadBy({ viewer }: ReadContext, submission: Submission, { isShared }: SubmissionNote): boolean {
  return isShared || isEditorOf(viewer, submission);
}

/** A note that the viewer reads; null for every other. */
export async function findNote(context: ReadContext, noteId: string): Promise<SubmissionNote | null> {
  const text = `select ${COLUMNS} from submission_note n where n.id = $1`;
  const [note] = await context.database.query<SubmissionNote>('submission_note', text, [noteId]);
  const submission = note === undefined ? null : await findSubmission(context, note.submissionId);
  return note !== undefined && submission !== null && isReadBy(context, submission, note) ? note : null;
}

/**
 * Where the words that a note is about stand by now: the number of their block, from 1. Undefined for a note on all of
 * the text, and where nobody reads the text anymore.
 */
export async function findNoted(context: ReadContext, note: SubmissionNote): Promise<number | 'gone' | undefined> {
  const { quote: text, prefix, suffix, start, blockId, submissionId } = note;
  if (text === '') return undefined;
  type Row = PassageBlock & { readonly ownerId: string };
  const blocks = await context.loaders.grouped<Row>('submitted_blocks', submissionId, async (ids) => {
    const all = await Promise.all(ids.map((id) => readBlocks(context, id)));
    return all.flat();
  });
  if (blocks.length === 0) return undefined;
  const found = findPassage(blocks, { text, prefix, suffix, start, ...(blockId === null ? {} : { blockId }) });
  return found === undefined ? 'gone' : blocks.findIndex(({ id }) => id === found.blockId) + 1;
}

async function readBlocks(context: ReadContext, submissionId: string) {
  const submission = await findSubmission(context, submissionId);
  const submitted = submission && (await readSubmittedText(context, submission));
  return submitted ? passageBlocks(submitted.document).map((block) => ({ ...block, ownerId: submissionId })) : [];
}

export type PublicationReply = { readonly id: string; readonly title: string; readonly body: string };

const REPLIES = `
  select id, title, body from publication_reply where publication_id = $1 order by created_at, id limit 50`;

/** Answers that a publication keeps ready, for who decides submissions; none for everybody else. */
export async function readReplies(context: ReadContext, publicationId: string): Promise<readonly PublicationReply[]> {
  if (!viewerMay(context, publicationId, 'decide submissions')) return [];
  return context.database.query<PublicationReply>('publication_replies', REPLIES, [publicationId]);
}

/** What the editors of a publication know of a writer from before. */
export type WriterMemory = {
  readonly publicationId: string;
  readonly personId: string;
  readonly note: string;
  readonly submitted: number;
  readonly accepted: number;
  readonly declined: number;
};

const MEMORY = `
  select $1::text as "publicationId", $2::text as "personId",
    coalesce((select m.body from publication_person_note m where m.publication_id = $1 and m.person_id = $2), '') as note,
    count(*)::integer as submitted,
    (count(*) filter (where s.status = 'ACCEPTED'))::integer as accepted,
    (count(*) filter (where s.status = 'REJECTED'))::integer as declined
  from submission s where s.writer_id = $2 and s.publication_id = $1`;

/** For editors alone; null for everybody else, the writer among them. */
export async function readMemory(
  context: ReadContext,
  submission: Pick<Submission, 'publicationId' | 'writerId'>,
): Promise<WriterMemory | null> {
  if (!isEditorOf(context.viewer, submission)) return null;
  const { publicationId, writerId } = submission;
  const values = [publicationId, writerId];
  const [memory] = await context.database.query<WriterMemory>('submission_memory', MEMORY, values);
  return memory ?? null;
}
