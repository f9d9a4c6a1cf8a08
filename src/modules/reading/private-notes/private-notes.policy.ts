import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import { canEditStory, canReadWhole } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import type { NoteReply, PrivateNote } from './private-note.ts';

type Noted = Pick<Story, 'authorIds' | 'publicationId' | 'state' | 'visibility'>;
type Written = Pick<PrivateNote, 'personId'>;

/**
 * Why a viewer may not write a private note on a story, or undefined where they may (rules 23, 30, 31, 144).
 * `isTaken` is what the creator set: PUBLISHING_ALLOW_PRIVATE_NOTES.
 */
export function whyNoNote(
  viewer: Viewer | null,
  story: Noted,
  isTaken: boolean,
): 'refused' | 'notWhole' | 'off' | 'unverified' | undefined {
  if (viewer === null || viewer.isSuspended || story.state !== 'published') return 'refused';
  if (story.authorIds.some((id) => isKeptApart(viewer, id))) return 'refused';
  if (!canReadWhole(viewer, story)) return 'notWhole';
  // Those who write the story may note things for each other.
  if (!isTaken && !canEditStory(viewer, story)) return 'off';
  return viewer.isEmailVerified ? undefined : 'unverified';
}

/** Who wrote a note, and those who write the story: its authors, owner and editors of its publication; nobody else. */
export function canSeeNote(viewer: Viewer | null, note: Written, story: Noted): boolean {
  if (viewer === null) return false;
  if (viewer.personId === note.personId) return true;
  return canEditStory(viewer, story) && !isKeptApart(viewer, note.personId);
}

/** Whoever sees it answers; its reader only while the author takes notes. */
export function canReply(viewer: Viewer | null, note: Written, story: Noted, isTaken: boolean): boolean {
  if (!canSeeNote(viewer, note, story) || viewer === null || viewer.isSuspended || !viewer.isEmailVerified)
    return false;
  return canEditStory(viewer, story) || whyNoNote(viewer, story, isTaken) === undefined;
}

/** Whoever sees a note says when it is seen to, and when not after all. */
export function canResolve(viewer: Viewer | null, note: Written, story: Noted): boolean {
  return viewer !== null && !viewer.isSuspended && canSeeNote(viewer, note, story);
}

/** Only who wrote something takes it away. */
export function canDelete(viewer: Viewer | null, written: Written | Pick<NoteReply, 'personId'>): boolean {
  return viewer !== null && viewer.personId === written.personId;
}
