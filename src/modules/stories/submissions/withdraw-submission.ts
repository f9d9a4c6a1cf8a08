import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { findSubmission } from './find-submission.ts';
import { moveSubmission } from './move-submission.ts';
import type { SubmissionOutcome } from './submission.ts';

/** Its writer takes a story back: while it waits, and after it was accepted as long as it does not stand there. */
export async function withdrawSubmission(context: CommandContext, submissionId: string): Promise<SubmissionOutcome> {
  const submission = await findSubmission(commandReader(context), submissionId);
  const action = submission?.status === 'ACCEPTED' ? 'remove' : 'withdraw';
  return moveSubmission(context, { submissionId, action });
}
