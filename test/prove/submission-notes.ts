import { passageBlocks } from '#shared/story/passages/passage-blocks.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Submitter } from '#test/support/submissions-world.ts';
import type { Random } from './random.ts';

const NOTE = `mutation($input: SubmissionNoteInput!) { createSubmissionNote(input: $input) {
  __typename ... on Submission { id } ... on UserError { message } } }`;
const NOTES = `query($id: ID!) { submission(id: $id) { notes { id isShared body parentId }
  content { passageIds document } } }`;
const RESOLVE = `mutation($noteId: ID!, $isResolved: Boolean!) {
  resolveSubmissionNote(noteId: $noteId, isResolved: $isResolved) { __typename } }`;

/** What was said: which words it answered, or the block that it was about. */
type Said = { readonly answered: string | undefined; readonly blockId: string | undefined };
export type Notes = Map<string, Said>;
/** How a note may stand after those who ticked it off or opened it last. */
export type Ticks = Map<string, { underway: number; readonly states: Set<boolean> }>;
type Noting = { readonly notes: Notes; readonly ticks: Ticks };

type Noted = {
  readonly id: string;
  readonly isShared: boolean;
  readonly body: string;
  readonly parentId: string | null;
};
type Read = {
  readonly notes: readonly Noted[];
  readonly content: { readonly passageIds: readonly string[]; readonly document: StoryDocument } | null;
};

async function read(who: Submitter, id: string): Promise<Read> {
  const { submission } = (await who.read(NOTES, { id })) as { submission: Read | null };
  return submission ?? { notes: [], content: null };
}

/** The words of one of the paragraphs, by its id: others may have the same. */
function passageOf(
  { content }: Read,
  random: Random,
): { readonly quote: string; readonly blockId: string } | undefined {
  if (content === null || content.passageIds.length === 0) return undefined;
  const blockId = random.pick(content.passageIds);
  const block = passageBlocks(content.document).find(({ id }) => id === blockId);
  return block && { quote: block.text.trim(), blockId };
}

/** Somebody ticks a note off that they read, or opens it again. */
export async function resolve({ ticks }: Noting, who: Submitter, submissionId: string, random: Random): Promise<void> {
  const { notes } = await read(who, submissionId);
  if (notes.length === 0) return;
  const { id: noteId } = random.pick(notes);
  const isResolved = random.below(2) === 0;
  const tick = ticks.get(noteId) ?? { underway: 0, states: new Set<boolean>() };
  ticks.set(noteId, tick);
  // Of those at once nobody knows which was last.
  if (tick.underway === 0) tick.states.clear();
  tick.underway += 1;
  const answer = await who.read(RESOLVE, { noteId, isResolved });
  tick.underway -= 1;
  const { __typename: type } = answer['resolveSubmissionNote'] as { __typename: string };
  for (const state of type === 'Submission' ? [isResolved] : [true, false]) tick.states.add(state);
}

/** About all of a story, about words of it, or an answer to what one reads. */
export async function note({ notes }: Noting, who: Submitter, submissionId: string, random: Random): Promise<void> {
  const body = `Note ${random.below(1_000_000_000)}`;
  const seen = await read(who, submissionId);
  const answered = seen.notes.length > 0 && random.below(2) === 0 ? random.pick(seen.notes) : undefined;
  const passage = answered === undefined && random.below(3) > 0 ? passageOf(seen, random) : undefined;
  const isShared = random.below(2) === 0;
  const about = answered === undefined ? passage : { parentId: answered.id };
  const answer = await who.read(NOTE, { input: { submissionId, body, isShared, ...about } });
  const { __typename: type } = answer['createSubmissionNote'] as { __typename: string };
  if (type === 'Submission') notes.set(body, { answered: answered?.body, blockId: passage?.blockId });
}

type Kept = {
  readonly id: string;
  readonly body: string;
  readonly isShared: boolean;
  readonly writerId: string | null;
  readonly answers: string | null;
  readonly isAnswerShared: boolean | null;
  readonly blockId: string | null;
  readonly isDone: boolean;
};

/** Notes that are gone, that lost what they answer, or that stand before others than what they answer does. */
export async function findLostNotes(
  { database }: CommandContext,
  { notes, ticks, storyIds, writer }: Noting & { readonly storyIds: readonly string[]; readonly writer: Submitter },
): Promise<readonly string[]> {
  const rows = await database.query<Kept>(
    'prove_notes',
    `select n.id, n.body, n.is_shared as "isShared", n.author_id as "writerId", p.body as answers,
      p.is_shared as "isAnswerShared", n.block_id as "blockId", n.resolved_at is not null as "isDone"
    from submission_note n join submission s on s.id = n.submission_id left join submission_note p on p.id = n.parent_id
    where s.story_id = any($1)`,
    [storyIds],
  );
  const kept = new Map(rows.map((row) => [row.body, row]));
  return [...notes].flatMap(([body, { answered, blockId }]) => {
    const row = kept.get(body);
    if (row === undefined) return [`${body} is lost`];
    if (row.writerId === writer.personId && !row.isShared) return [`${body} of the writer is among the editors`];
    if (row.blockId !== (blockId ?? null)) return [`${body} is about ${row.blockId}, and was about ${blockId}`];
    if (!(ticks.get(row.id)?.states ?? new Set([false])).has(row.isDone))
      return [`${body} is ${row.isDone ? '' : 'not '}done, and nobody said so last`];
    if (answered === undefined) return [];
    // An answer to an answer stands beside it, below the note that both are about.
    const top = notes.get(answered)?.answered === undefined ? answered : kept.get(answered)?.answers;
    if (row.answers !== top) return [`${body} answered ${top}, and stands below ${row.answers}`];
    return row.isShared === row.isAnswerShared ? [] : [`${body} is read by others than what it answers`];
  });
}
