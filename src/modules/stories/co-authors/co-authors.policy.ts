import type { Story } from '#modules/stories/stories/story.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

type Owned = Pick<Story, 'creatorId' | 'authorIds' | 'state'>;

function isOpen(viewer: Viewer | null, story: Owned): viewer is Viewer {
  return viewer !== null && !viewer.isSuspended && (story.state === 'draft' || story.state === 'published');
}

/** Who says who stands in a byline: whoever began the story, with the agreement of each. */
export function canChangeByline(viewer: Viewer | null, story: Owned): boolean {
  return isOpen(viewer, story) && story.creatorId === viewer.personId;
}

/** A name goes out of a byline by whoever began the story, or by its bearer; that of who began it stays. */
export function canTakeOut(viewer: Viewer | null, story: Owned, personId: string): boolean {
  if (!isOpen(viewer, story) || personId === story.creatorId || !story.authorIds.includes(personId)) return false;
  return viewer.personId === story.creatorId || viewer.personId === personId;
}
