import type { ReadContext } from '#modules/read-context.ts';
import { lookUp } from './find-story.ts';
import type { Story } from './story.ts';

/**
 * The third step of every list: which of the loaded stories this viewer may see in it. Drafts,
 * unlisted, suspended, trashed and withheld ones, and those of accounts that are gone, are left out.
 */
export async function visibleStories(
  context: ReadContext,
  stories: readonly (Story | undefined)[],
): Promise<readonly Story[]> {
  const decided = await Promise.all(
    stories.map(async (story) => {
      if (story === undefined || !story.isListed) return [];
      const outcome = await lookUp(context, story);
      return outcome.kind === 'story' ? [story] : [];
    }),
  );
  return decided.flat();
}
