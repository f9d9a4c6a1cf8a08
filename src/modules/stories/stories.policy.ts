import type { Viewer } from '#modules/viewer.ts';
import type { Story } from './story.ts';

/** Whether all of a story is sent to this viewer, or only its free part (decisions 9). */
export function canReadWhole(viewer: Viewer | null, story: Pick<Story, 'visibility' | 'authorIds'>): boolean {
  if (story.visibility !== 'locked') return true;
  return viewer !== null && (viewer.isMember || story.authorIds.includes(viewer.personId));
}

/** Whether this viewer may change a story. */
export function canEdit(viewer: Viewer | null, story: Pick<Story, 'authorIds' | 'publicationId' | 'state'>): boolean {
  if (viewer === null || viewer.isSuspended) return false;
  if (story.authorIds.includes(viewer.personId)) return true;
  const role = story.publicationId === null ? undefined : viewer.staffRoles.get(story.publicationId);
  return story.state === 'published' && (role === 'owner' || role === 'editor');
}
