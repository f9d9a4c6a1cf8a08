import { formatMessage } from '#shared/messages/format-message.ts';
import { submissionEndMessages as messages } from '#shared/messages/submissions.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { readHistory } from './read-submissions.ts';
import type { Submission } from './submission.ts';

/** Whether a submission ended because its writer is on the staff no more (rule 60). */
export async function hasLeft(context: ReadContext, { id, status }: Submission): Promise<boolean> {
  return status === 'CANCELLED' && (await readHistory(context, id)).at(-1)?.action === 'leave';
}

/** That in words, to the writer and to the editors each in their own; null for every other submission. */
export async function readCanceledText(context: ReadContext, submission: Submission): Promise<string | null> {
  if (!(await hasLeft(context, submission))) return null;
  const { viewer, loaders } = context;
  if (viewer?.personId === submission.writerId) {
    const publication = await loaders.get(publicationLoader).load(submission.publicationId);
    return formatMessage(messages.youLeft, { name: publication?.name ?? messages.thePublication });
  }
  const writer = await loaders.get(personLoader).load(submission.writerId);
  return formatMessage(messages.writerLeft, { name: writer?.name ?? messages.theWriter });
}
