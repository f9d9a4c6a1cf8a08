import { criterionText } from '#shared/submissions/criterion-text.ts';
import { missingCriteria } from '#shared/submissions/submission-criteria.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { readCriteria } from './publication-criteria.ts';
import type { Submission } from './submission.ts';
import { canReadSubmitted, isEditorOf } from './submissions.policy.ts';
import { submittedFacts } from './submitted-facts.ts';

/** What a story lacks of its publication's criteria by now: either may have changed since it was submitted. */
export async function readLacks(context: ReadContext, submission: Submission): Promise<readonly string[]> {
  const { viewer, loaders, database } = context;
  const { publicationId, storyId, writerId, kind } = submission;
  if (!canReadSubmitted(viewer, submission) || !isEditorOf(viewer, submission)) return [];
  const story = await loaders.get(storyLoader).load(storyId);
  const draft = story && (await readDraft(database, storyId));
  if (story === undefined || draft === undefined) return [];
  const criteria = await readCriteria(context, publicationId);
  // That the writer spoke of help by a machine was asked when they submitted.
  const facts = await submittedFacts(context, story, draft, { writerId, isAiDisclosed: true });
  // What stands in the publication already is no draft by its kind.
  const missing = missingCriteria(criteria, kind === 'REVISION' ? { ...facts, isPublished: false } : facts);
  return missing
    .filter((one) => kind !== 'REVISION' || one !== 'PUBLISHED_ONLY')
    .map((one) => criterionText(one, criteria));
}
