import type { ReadContext } from '#modules/ground/read-context.ts';
import { lookUpAll } from './find-story.ts';
import type { Story } from './story.ts';

/**
 * The third step of every list: which of the loaded stories this viewer may see in it. Drafts,
 * unlisted, suspended, trashed and withheld ones, and those of accounts that are gone, are left out.
 */
export async function visibleStories(
  context: ReadContext,
  stories: readonly (Story | undefined)[],
): Promise<readonly Story[]> {
  const listed = stories.flatMap((story) => (story?.isListed ? [story] : []));
  const outcomes = await lookUpAll(context, listed);
  return outcomes.flatMap((outcome) => (outcome.kind === 'story' ? [outcome.story] : []));
}
