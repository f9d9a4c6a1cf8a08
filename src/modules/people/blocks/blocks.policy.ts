import type { PersonState } from '#modules/ground/viewer.ts';
import type { Viewer } from '#modules/ground/viewer.ts';

/**
 * Whether a viewer may block somebody: anybody but themselves whose account was not closed. Also who
 * blocked them, so that one does not learn by trying.
 */
export function canBlock(
  viewer: Pick<Viewer, 'personId'>,
  person: { readonly id: string; readonly state: PersonState } | undefined,
): boolean {
  return person !== undefined && person.id !== viewer.personId && person.state !== 'deleted';
}

/** Whether one of two people keeps the other away: neither finds, follows, or answers the other (rule 31). */
export function isKeptApart(viewer: Pick<Viewer, 'blockedBy' | 'blocking'> | null, personId: string): boolean {
  return viewer !== null && (viewer.blockedBy.has(personId) || viewer.blocking.has(personId));
}
