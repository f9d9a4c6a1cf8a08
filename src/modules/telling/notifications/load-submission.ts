import type { ReadContext } from '#modules/ground/read-context.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import { findSubmission } from '#modules/stories/submissions/find-submission.ts';
import type { Submission } from '#modules/stories/submissions/submission.ts';

export type ShownSubmission = {
  readonly submission: Submission;
  readonly publicationName: string;
  readonly publicationSlug: string;
};

/** A submission that the viewer has a part in now, with where it went; null for every other. */
export async function loadSubmission(context: ReadContext, submissionId: string): Promise<ShownSubmission | null> {
  const submission = await findSubmission(context, submissionId);
  if (submission === null) return null;
  const publication = visiblePublication(await context.loaders.get(publicationLoader).load(submission.publicationId));
  if (publication === null) return null;
  return { submission, publicationName: publication.name, publicationSlug: publication.slug };
}
