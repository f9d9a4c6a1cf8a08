import type { SubmittedFacts } from '#shared/submissions/submission-criteria.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readDraft } from '#modules/stories/drafts/read-draft.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { submittedFacts } from './submitted-facts.ts';

/** What criteria ask about one of the viewer's own stories; null for somebody else's. */
export async function readOwnFacts(context: ReadContext, storyId: string): Promise<SubmittedFacts | null> {
  const { viewer, loaders, database } = context;
  const story = await loaders.get(storyLoader).load(storyId);
  if (viewer === null || story?.authorIds.includes(viewer.personId) !== true) return null;
  if (story.state !== 'draft' && story.state !== 'published') return null;
  const draft = await readDraft(database, storyId);
  if (draft === undefined) return null;
  return submittedFacts(context, story, draft, { writerId: viewer.personId, isAiDisclosed: false });
}
