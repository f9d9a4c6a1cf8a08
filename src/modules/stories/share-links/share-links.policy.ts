import type { Story } from '#modules/stories/stories/story.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { FRIEND_LINKS } from './share-link.ts';

/** How much a viewer may share of a story: null for none, else how many readers each link opens for (null: all). */
export type Sharing = { readonly mostOpenings: number | null } | null;

/** Authors share their own locked stories without an end, Friends any that they may read (rules 92, 93). */
export function sharingOf(
  viewer: Viewer | null,
  story: Pick<Story, 'authorIds' | 'state' | 'visibility'>,
  isFriend: boolean,
): Sharing {
  if (viewer === null || viewer.isSuspended) return null;
  if (story.state !== 'published' || story.visibility !== 'locked') return null;
  if (story.authorIds.includes(viewer.personId)) return { mostOpenings: null };
  return isFriend ? { mostOpenings: FRIEND_LINKS.openings } : null;
}
