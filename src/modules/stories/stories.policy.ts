import type { Viewer } from '#modules/viewer.ts';
import type { Story } from './story.ts';

/** Whether all of a story is sent to this viewer, or only its free part (decisions 9): a draft has none, who finds it reads it. */
export function canReadWhole(viewer: Viewer | null, story: Pick<Story, 'visibility' | 'authorIds' | 'state'>): boolean {
  if (story.visibility !== 'locked' || story.state === 'draft') return true;
  return viewer !== null && (viewer.isMember || story.authorIds.includes(viewer.personId));
}

type Owned = Pick<Story, 'authorIds' | 'publicationId' | 'state'>;

/** Whether this viewer may change a story: its authors, and owner and editors of where it is published. */
export function canEditStory(viewer: Viewer | null, story: Owned): boolean {
  if (viewer === null || viewer.isSuspended || story.state === 'trashed') return false;
  if (story.authorIds.includes(viewer.personId)) return true;
  return story.state === 'published' && isEditorOf(viewer, story.publicationId);
}

/** Who may make what was written visible to readers: whoever may change it, with a confirmed address. */
export function canPublishStory(viewer: Viewer | null, story: Owned): boolean {
  return canEditStory(viewer, story) && viewer?.isEmailVerified === true && story.state !== 'suspended';
}

/** Back to a draft: its authors; editors may take it out of their publication instead (decisions 55). */
export function canUnpublishStory(viewer: Viewer | null, story: Owned): boolean {
  return canEditStory(viewer, story) && viewer !== null && story.authorIds.includes(viewer.personId);
}

/** Into the trash and out of it: who began the story, for all of its authors. */
export function canDeleteStory(viewer: Viewer | null, story: Pick<Story, 'creatorId' | 'state'>): boolean {
  if (viewer === null || viewer.isSuspended || story.state === 'suspended') return false;
  return story.creatorId === viewer.personId;
}

/** Whether this viewer may put stories into a publication without asking: its owner and editors (decisions 54, 55). */
export function isEditorOf(viewer: Pick<Viewer, 'staffRoles'>, publicationId: string | null): boolean {
  const role = publicationId === null ? undefined : viewer.staffRoles.get(publicationId);
  return role === 'owner' || role === 'editor';
}
