import { mayInPublication } from '#shared/publications/rights.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { Story } from './story.ts';

type Sent = Pick<Story, 'visibility' | 'authorIds' | 'state' | 'publicationId'>;

/** Whether a story is whole for this viewer whatever they pay: it is free, a draft that they found, or theirs to change. */
export function canReadByRight(viewer: Viewer | null, story: Sent): boolean {
  if (isFree(story) || viewer === null) return isFree(story);
  return story.authorIds.includes(viewer.personId) || canEditStory(viewer, story);
}

/** A draft has no free part: who finds it reads it. */
function isFree({ visibility, state }: Pick<Story, 'visibility' | 'state'>): boolean {
  return visibility !== 'locked' || state === 'draft';
}

/** Whether all of a story may be sent to this viewer, or only its free part (rule 9); the guards may still ask. */
export function canReadWhole(viewer: Viewer | null, story: Sent): boolean {
  return canReadByRight(viewer, story) || viewer?.isMember === true;
}

type Owned = Pick<Story, 'authorIds' | 'publicationId' | 'state'>;

/** Whether this viewer may change a story: its authors, and owner and editors of where it is published. */
export function canEditStory(viewer: Viewer | null, story: Owned): boolean {
  if (viewer === null || viewer.isSuspended || story.state === 'trashed') return false;
  if (story.authorIds.includes(viewer.personId)) return true;
  return story.state === 'published' && isEditorOf(viewer, story.publicationId);
}

/** Who may make what was written visible to readers: whoever may change it, and lacks no confirmed address. */
export function canPublishStory(viewer: Viewer | null, story: Owned): boolean {
  return canEditStory(viewer, story) && story.state !== 'suspended' && !mustConfirmToPublish(viewer);
}

/**
 * Administrators are known by the link that the program printed, or by whoever made them one: on the first day of a
 * site there may be no mail to confirm an address by.
 */
export function mustConfirmToPublish(viewer: Viewer | null): boolean {
  return viewer !== null && !viewer.isEmailVerified && !viewer.roles.has('ADMIN');
}

/** Back to a draft: its authors; editors may take it out of their publication instead (rule 55). */
export function canUnpublishStory(viewer: Viewer | null, story: Owned): boolean {
  return canEditStory(viewer, story) && viewer !== null && story.authorIds.includes(viewer.personId);
}

/** Into the trash and out of it: who began the story, for all of its authors. */
export function canDeleteStory(viewer: Viewer | null, story: Pick<Story, 'creatorId' | 'state'>): boolean {
  if (viewer === null || viewer.isSuspended || story.state === 'suspended') return false;
  return story.creatorId === viewer.personId;
}

/** Whether this viewer may put stories into a publication without asking: its owner and editors (rules 54, 55). */
export function isEditorOf(viewer: Pick<Viewer, 'staffRoles'>, publicationId: string | null): boolean {
  return publicationId !== null && mayInPublication(viewer.staffRoles.get(publicationId), 'edit stories');
}
