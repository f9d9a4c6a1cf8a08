import type { PersonState } from '#modules/ground/viewer.ts';
import { isOwner, type Viewer } from '#modules/ground/viewer.ts';
import type { List } from './list.ts';

/**
 * A private or locked list is its owner's alone (rule 33), and so is any while their account is closed (143);
 * who blocked somebody, or was blocked by them, shows them none (31).
 */
export function canSeeList(
  viewer: Viewer | null,
  list: Pick<List, 'visibility' | 'ownerId'>,
  ownerState: PersonState | undefined,
): boolean {
  if (isOwner(viewer, list.ownerId)) return true;
  if (viewer?.blockedBy.has(list.ownerId) || viewer?.blocking.has(list.ownerId)) return false;
  return list.visibility === 'public' && ownerState === 'active';
}

/** Whether a list can be renamed, described, hidden and deleted: a predefined one cannot (rule 33). */
export function canChangeList(personId: string, list: Pick<List, 'kind' | 'ownerId'>): boolean {
  return list.ownerId === personId && list.kind === 'custom';
}

/** Whether stories can be put into a list and taken out: into those that are not made by reading or buying (rule 35). */
export function canFillList(personId: string, list: Pick<List, 'kind' | 'ownerId'>): boolean {
  return list.ownerId === personId && (list.kind === 'custom' || list.kind === 'reading');
}
