import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Submitter } from '#test/support/submissions-world.ts';
import type { Random } from './random.ts';

const NOTE = `mutation($input: SubmissionNoteInput!) { createSubmissionNote(input: $input) {
  __typename ... on Submission { id } ... on UserError { message } } }`;
const NOTES = 'query($id: ID!) { submission(id: $id) { notes { id isShared body } } }';

/** What was said, and which words it answered. */
export type Notes = Map<string, string | undefined>;
type Noting = { readonly notes: Notes };

type Noted = { readonly id: string; readonly isShared: boolean; readonly body: string };

async function notesFor(who: Submitter, id: string): Promise<readonly Noted[]> {
  const { submission } = (await who.read(NOTES, { id })) as { submission: { notes: readonly Noted[] } | null };
  return submission?.notes ?? [];
}

/** About all of a story, about words of it, or an answer to what one reads. */
export async function note({ notes }: Noting, who: Submitter, submissionId: string, random: Random): Promise<void> {
  const body = `Note ${random.below(1_000_000_000)}`;
  const read = await notesFor(who, submissionId);
  const answered = read.length > 0 && random.below(2) === 0 ? random.pick(read) : undefined;
  const about = random.below(2) === 0 ? { quote: 'Some words', prefix: '', suffix: '.' } : {};
  const isShared = random.below(2) === 0;
  const input = { submissionId, body, isShared, ...(answered === undefined ? about : { parentId: answered.id }) };
  const answer = await who.read(NOTE, { input });
  const { __typename: type } = answer['createSubmissionNote'] as { __typename: string };
  if (type === 'Submission') notes.set(body, answered?.body);
}

type Kept = {
  readonly body: string;
  readonly isShared: boolean;
  readonly writerId: string | null;
  readonly answers: string | null;
  readonly isAnswerShared: boolean | null;
};

/** Notes that are gone, that lost what they answer, or that stand before others than what they answer does. */
export async function findLostNotes(
  { database }: CommandContext,
  { notes, storyIds, writer }: Noting & { readonly storyIds: readonly string[]; readonly writer: Submitter },
): Promise<readonly string[]> {
  const rows = await database.query<Kept>(
    'prove_notes',
    `select n.body, n.is_shared as "isShared", n.author_id as "writerId", p.body as answers,
      p.is_shared as "isAnswerShared"
    from submission_note n join submission s on s.id = n.submission_id left join submission_note p on p.id = n.parent_id
    where s.story_id = any($1)`,
    [storyIds],
  );
  const kept = new Map(rows.map((row) => [row.body, row]));
  return [...notes].flatMap(([body, answered]) => {
    const row = kept.get(body);
    if (row === undefined) return [`${body} is lost`];
    if (row.writerId === writer.personId && !row.isShared) return [`${body} of the writer is among the editors`];
    if (answered === undefined) return [];
    // An answer to an answer stands beside it, below the note that both are about.
    const top = notes.get(answered) === undefined ? answered : kept.get(answered)?.answers;
    if (row.answers !== top) return [`${body} answered ${top}, and stands below ${row.answers}`];
    return row.isShared === row.isAnswerShared ? [] : [`${body} is read by others than what it answers`];
  });
}
