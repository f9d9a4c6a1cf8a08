import type { ReadContext } from '#modules/ground/read-context.ts';
import { required } from '#modules/ground/required.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { submissionLoader } from './find-submission.ts';
import type { Submission, SubmissionOutcome } from './submission.ts';

/** The submission as it is after a change, also where it had been loaded before; or why nothing was changed. */
export async function submissionAnew(
  { loaders }: Pick<ReadContext, 'loaders'>,
  outcome: SubmissionOutcome,
): Promise<Submission | Exclude<SubmissionOutcome, { readonly type: 'Submission' }>> {
  if (outcome.type !== 'Submission') return outcome;
  const { submissionId } = outcome;
  const submission = required(await loaders.get(submissionLoader).clear(submissionId).load(submissionId), 'submission');
  loaders.get(storyLoader).clear(submission.storyId);
  return submission;
}
