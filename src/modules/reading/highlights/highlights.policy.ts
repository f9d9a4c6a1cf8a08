import { canReadWhole } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { PersonState } from '#modules/ground/viewer.ts';
import { isOwner, type Viewer } from '#modules/ground/viewer.ts';
import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import type { Highlight } from './highlight.ts';

type Marked = Pick<Story, 'authorIds' | 'publicationId' | 'state' | 'visibility'>;

/** Why a viewer may not mark a passage of a story, or undefined where they may (rules 23, 29, 31, 144). */
export function whyNoHighlight(
  viewer: Viewer | null,
  story: Marked,
): 'refused' | 'unverified' | 'notWhole' | undefined {
  if (viewer === null || viewer.isSuspended || story.state !== 'published') return 'refused';
  if (story.authorIds.some((id) => isKeptApart(viewer, id))) return 'refused';
  if (!canReadWhole(viewer, story)) return 'notWhole';
  return viewer.isEmailVerified ? undefined : 'unverified';
}

/**
 * Whose highlights of a story a viewer may read at all: of a published story, and of a locked one only who
 * reads it whole, since a highlight is a piece of its text.
 */
export function canReadHighlightsOf(viewer: Viewer | null, story: Marked): boolean {
  return story.state === 'published' && canReadWhole(viewer, story);
}

/** Own highlights always; those of others where they are public, their account is open and nobody blocked anybody. */
export function canSeeHighlight(
  viewer: Viewer | null,
  highlight: Pick<Highlight, 'personId' | 'isPrivate'>,
  ownerState: PersonState | undefined,
): boolean {
  if (isOwner(viewer, highlight.personId)) return true;
  return !highlight.isPrivate && ownerState === 'active' && !isKeptApart(viewer, highlight.personId);
}
