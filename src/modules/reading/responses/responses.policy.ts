import { mayInPublication } from '#shared/publications/rights.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { makersOf } from './place.ts';
import type { Place, Response } from './response.ts';

/** Why somebody may not respond: what is `closed` is so for everybody, its makers too (rules 23, 27, 31). */
export type NoResponse = 'closed' | 'followers' | 'members' | 'unverified' | 'refused';

/** Whether nobody may add or change words any more; what is there stays visible. */
function isClosed(place: Place): boolean {
  if (place.kind === 'list') return place.list.isResponsesClosed;
  return place.story.isResponsesClosed || place.story.responseLevel === 'off';
}

/** `followsMaker` is asked only where the level needs it. */
export function whyNoResponse(viewer: Viewer | null, place: Place, followsMaker: boolean): NoResponse | undefined {
  if (viewer === null || viewer.isSuspended) return 'refused';
  const makers = makersOf(place);
  if (makers.some((id) => viewer.blockedBy.has(id) || viewer.blocking.has(id))) return 'refused';
  if (isClosed(place)) return 'closed';
  if (!makers.includes(viewer.personId) && place.kind === 'story') {
    if (place.story.responseLevel === 'followers' && !followsMaker) return 'followers';
    if (place.story.responseLevel === 'members' && !viewer.isMember) return 'members';
  }
  return viewer.isEmailVerified ? undefined : 'unverified';
}

/** Hides, pins and closes: whoever made the place, and the owner and editors of its publication (rules 27, 28). */
function canTend(viewer: Viewer | null, place: Place): boolean {
  if (viewer === null || viewer.isSuspended) return false;
  return makersOf(place).includes(viewer.personId) || isStaffOf(viewer, place) || isModerator(viewer);
}

export function canHide(viewer: Viewer | null, { place, response }: { place: Place; response: Response }): boolean {
  return response.authorId !== viewer?.personId && response.deletedAt === null && canTend(viewer, place);
}

/** Only what stands at the top of a place is pinned. */
export function canPin(viewer: Viewer | null, { place, response }: { place: Place; response: Response }): boolean {
  return response.parentId === null && response.deletedAt === null && !response.isConcealed && canTend(viewer, place);
}

export function canEdit(viewer: Viewer | null, response: Response): boolean {
  return viewer !== null && !viewer.isSuspended && response.authorId === viewer.personId && response.deletedAt === null;
}

/** Its author, and moderators of the site (rule 161). */
export function canDelete(viewer: Viewer | null, response: Response): boolean {
  if (viewer === null || response.deletedAt !== null) return false;
  return canEdit(viewer, response) || (!viewer.isSuspended && isModerator(viewer));
}

/** Hidden words are there for their author and for staff (rule 28). */
export function canSeeConcealed(viewer: Viewer | null, place: Place): boolean {
  return viewer !== null && (isModerator(viewer) || isStaffOf(viewer, place));
}

function isModerator(viewer: Viewer): boolean {
  return viewer.roles.has('ADMIN') || viewer.roles.has('MODERATOR');
}

function isStaffOf(viewer: Viewer, place: Place): boolean {
  if (place.kind !== 'story' || place.story.publicationId === null) return false;
  return mayInPublication(viewer.staffRoles.get(place.story.publicationId), 'edit stories');
}
