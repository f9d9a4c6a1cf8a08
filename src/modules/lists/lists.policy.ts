import type { Viewer } from '#modules/viewer.ts';
import type { List } from './list.ts';

/** A private or locked list is its owner's alone (decisions 33). */
export function canSeeList(viewer: Viewer | null, list: Pick<List, 'visibility' | 'ownerId'>): boolean {
  return list.visibility === 'public' || viewer?.personId === list.ownerId;
}
