import { buildPath } from '#shared/routes/build-path.ts';
import { isBuilt } from '#shared/routes/unbuilt-pages.ts';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import type { Place } from './active-entry.ts';

type Entity =
  | { readonly __typename: 'User'; readonly id: string; readonly username: string }
  | {
      readonly __typename: 'Collection';
      readonly id: string;
      readonly slug: string;
      readonly domain?: string | null;
    };

const PROFILE_LINKS = 'enable_sidebar_profile_links';

/** Where somebody followed is found: their own page with the flag on, else their stories in the following feed. */
export function followedPath(entity: Entity, flags: readonly string[]): string {
  const isPerson = entity.__typename === 'User';
  if (!flags.includes(PROFILE_LINKS) && isBuilt('ShowFollowingFeedOfEntity')) {
    const entityName = isPerson ? 'writers' : 'publications';
    return buildPath('ShowFollowingFeedOfEntity', { entityName, entityId: entity.id });
  }
  return isPerson ? personPath(entity.username) : publicationPath(entity);
}

/** Whether a page is theirs. */
export function isAtEntity(entity: Entity, place: Place | undefined): boolean {
  if (place === undefined) return false;
  const { username, collectionSlug, entityId } = place.params;
  if (entityId !== undefined) return entityId === entity.id;
  if (entity.__typename === 'Collection') return place.name === 'ShowCollection' && collectionSlug === entity.slug;
  return place.name === 'ShowUserProfile' && username?.toLowerCase() === entity.username.toLowerCase();
}
