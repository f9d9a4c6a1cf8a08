import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { draftValue } from '#modules/stories/drafts/draft.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { renderBody } from '#modules/stories/stories/render/render-body.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import type { Submission } from './submission.ts';
import { canReadSubmittedNow, canSeeSubmission } from './submissions.policy.ts';

/** A story as it is handed in: what an editor reads and accepts. */
export type SubmittedText = DraftValue & {
  readonly submissionId: string;
  readonly rev: number;
  readonly language: string;
};

/**
 * What was submitted as it is now, for its writer and the publication's editors while it waits with them, or was accepted
 * and waits to be published; null otherwise. Of a published story that is what its writer has changed since, too: the
 * edits that were asked for are among it.
 */
export async function readSubmittedText(context: ReadContext, submission: Submission): Promise<SubmittedText | null> {
  const { database, viewer, loaders } = context;
  if (!canSeeSubmission(viewer, submission)) return null;
  const story = await loaders.get(storyLoader).load(submission.storyId);
  if (story === undefined || !canReadSubmittedNow(viewer, submission, story)) return null;
  const draft = await readDraft(database, submission.storyId);
  if (draft === undefined) return null;
  if (story.state !== 'draft' && story.state !== 'published') return null;
  return { submissionId: submission.id, rev: draft.rev, language: story.language, ...draftValue(draft) };
}

/** The same as HTML whose elements name their blocks. */
export async function renderSubmitted({ document, language }: SubmittedText, siteUrl: string): Promise<string> {
  return (await renderBody(document, { target: 'page', language, siteUrl, isMarked: true })).html;
}
