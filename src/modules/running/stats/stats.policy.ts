import { hasRight } from '#modules/ground/acting.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { Story } from '#modules/stories/stories/story.ts';

/** A story's authors, and owner and editors of where it stands (rule 55). */
export function canSeeStoryStats(viewer: Viewer | null, story: Pick<Story, 'authorIds' | 'publicationId'>): boolean {
  if (viewer === null) return false;
  if (story.authorIds.includes(viewer.personId)) return true;
  return story.publicationId !== null && hasRight(viewer, story.publicationId, 'read stats');
}
