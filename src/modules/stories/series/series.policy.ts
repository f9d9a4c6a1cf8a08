import type { PersonState } from '#modules/ground/viewer.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { isEditorOf } from '#modules/stories/stories/stories.policy.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { Series } from './series.ts';

/** A series of somebody whose account is closed is hidden with them; a publication's sequence is not (rule 143). */
export function canSeeSeries(
  viewer: Viewer | null,
  series: Pick<Series, 'creatorId' | 'publicationId'>,
  creatorState: PersonState | undefined,
): boolean {
  return series.publicationId !== null || creatorState === 'active' || viewer?.personId === series.creatorId;
}

/** Who makes and arranges it: its author, or for a sequence the owner and editors of its publication (rules 54, 55). */
export function canArrangeSeries(
  viewer: Viewer | null,
  { creatorId, publicationId }: Pick<Series, 'creatorId' | 'publicationId'>,
): viewer is Viewer {
  if (viewer === null || viewer.isSuspended) return false;
  return publicationId === null ? viewer.personId === creatorId : isEditorOf(viewer, publicationId);
}

/** A story of its author, published or not; a sequence takes what its publication has published, of all its writers. */
export function canStandIn(
  series: Pick<Series, 'creatorId' | 'publicationId'>,
  story: Pick<Story, 'authorIds' | 'publicationId' | 'state'>,
): boolean {
  if (story.state !== 'published' && story.state !== 'draft') return false;
  if (series.publicationId === null) return story.authorIds.includes(series.creatorId);
  return story.state === 'published' && story.publicationId === series.publicationId;
}
