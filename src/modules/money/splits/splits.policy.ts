import type { Viewer } from '#modules/ground/viewer.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Split, StorySplits } from './split.ts';

/** Who began a story says how its earnings are shared, with the agreement of each. */
export function canProposeSplit(viewer: Viewer | null, story: Pick<Story, 'creatorId' | 'state'>): viewer is Viewer {
  const isOpen = story.state === 'draft' || story.state === 'published';
  return viewer !== null && !viewer.isSuspended && isOpen && story.creatorId === viewer.personId;
}

/** Shares are for the people in them: the authors, whoever has a share, and whoever is asked. */
export function canSeeSplits(viewer: Viewer | null, { creatorId, partyIds, proposed }: StorySplits): viewer is Viewer {
  if (viewer === null) return false;
  const { personId } = viewer;
  return personId === creatorId || partyIds.includes(personId) || isAwaited(viewer, proposed);
}

/** Whether a viewer is asked and has not answered. */
export function isAwaited(viewer: Viewer | null, proposed: Split | null): boolean {
  return proposed?.shares.some(({ personId, hasAgreed }) => personId === viewer?.personId && !hasAgreed) === true;
}

/** Whoever has a share may leave it, also when they stand in the byline no more. */
export function canLeaveSplit(viewer: Viewer | null, standing: Split | null): viewer is Viewer {
  if (viewer === null || viewer.isSuspended || standing === null) return false;
  return standing.shares.some(({ personId, percent }) => personId === viewer.personId && percent > 0);
}
