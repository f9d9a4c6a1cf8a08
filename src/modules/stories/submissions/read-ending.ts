import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionEndMessages as messages, submissionStatusMessages } from '#shared/messages/submissions.ts';
import { EXPIRE_AFTER_DAYS } from '#shared/submissions/submission-limits.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { submissionLoader } from './find-submission.ts';
import { readHistory, type SubmissionEvent } from './read-submissions.ts';
import type { Submission } from './submission.ts';

/** How a submission ended that its writer did not withdraw themselves. */
type Ending = 'leave' | 'close' | 'expire' | 'unedited' | 'cancel' | 'takenOut';

function endingOf({ action, actorId, fromStatus }: SubmissionEvent, writerId: string): Ending | undefined {
  // It was the writer who was awaited, and not the editors.
  if (action === 'expire' && fromStatus === 'CHANGES_REQUESTED') return 'unedited';
  if (action === 'leave' || action === 'close' || action === 'expire' || action === 'cancel') return action;
  // Where the author took it out there is nobody else.
  return action === 'remove' && actorId !== null && actorId !== writerId ? 'takenOut' : undefined;
}

async function readEnding(context: ReadContext, { id, status, writerId }: Submission): Promise<Ending | undefined> {
  if (status !== 'CANCELLED') return undefined;
  const last = (await readHistory(context, id)).at(-1);
  return last && endingOf(last, writerId);
}

/** How a submission stands, in words: nobody withdrew what was canceled or taken out. */
export async function readStatusText(context: ReadContext, submission: Submission): Promise<string> {
  return wordFor(await readEnding(context, submission)) ?? submissionStatusMessages[submission.status];
}

/** The same of a move in its history. */
export async function readMoveText(context: ReadContext, move: SubmissionEvent): Promise<string> {
  const submission = await context.loaders.get(submissionLoader).load(move.submissionId);
  return wordFor(submission && endingOf(move, submission.writerId)) ?? submissionStatusMessages[move.toStatus];
}

function wordFor(ending: Ending | undefined): string | undefined {
  if (ending === undefined) return undefined;
  return ending === 'takenOut' ? messages.removed : messages.canceled;
}

/** A review that ends leaves the story where it is published. */
const OF_REVIEW = {
  leave: 'leaveReview',
  close: 'closeReview',
  expire: 'expireReview',
  unedited: 'uneditedReview',
  cancel: 'cancel',
  takenOut: 'takenOut',
} as const satisfies Readonly<Record<Ending, keyof typeof messages.toWriter>>;

/** Why it ended, to the writer and to the editors each in their own words; null where its writer withdrew it, or it waits. */
export async function readCanceledText(context: ReadContext, submission: Submission): Promise<string | null> {
  const found = await readEnding(context, submission);
  if (found === undefined) return null;
  const { viewer, loaders } = context;
  const story = found === 'cancel' ? await loaders.get(storyLoader).load(submission.storyId) : undefined;
  // What was put in the trash by its authors is the most of what ends like this, and stays there to be seen.
  const ending = story?.state === 'trashed' ? 'deleted' : submission.kind === 'REVISION' ? OF_REVIEW[found] : found;
  const days = EXPIRE_AFTER_DAYS;
  if (viewer?.personId === submission.writerId) {
    const publication = await loaders.get(publicationLoader).load(submission.publicationId);
    return formatMessage(messages.toWriter[ending], { name: publication?.name ?? messages.thePublication, days });
  }
  const writer = await loaders.get(personLoader).load(submission.writerId);
  return formatMessage(messages.toEditors[ending], { name: writer?.name ?? messages.theWriter, days });
}
