import type { PersonState } from '#modules/tables.ts';
import type { Viewer } from '#modules/viewer.ts';
import type { List } from './list.ts';

/** A private or locked list is its owner's alone (decisions 33), and so is any while their account is closed (143). */
export function canSeeList(
  viewer: Viewer | null,
  list: Pick<List, 'visibility' | 'ownerId'>,
  ownerState: PersonState | undefined,
): boolean {
  return (list.visibility === 'public' && ownerState === 'active') || viewer?.personId === list.ownerId;
}
