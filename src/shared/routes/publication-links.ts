import { buildPath } from './build-path.ts';
import type { RouteName } from './route-table.ts';

const publicationParts = {
  home: 'ShowCollection',
  about: 'ShowCollectionAbout',
  latest: 'ShowCollectionLatest',
  trending: 'ShowCollectionTrending',
  featured: 'ShowCollectionFeatured',
  all: 'ShowCollectionAll',
  archive: 'ShowCollectionArchive',
  followers: 'ShowCollectionFollowers',
  settings: 'ShowCollectionSettings',
  design: 'DesignCollection',
  feed: 'ShowCollectionFeed',
  'new-newsletter': 'ShowNewNewsletter',
} as const satisfies Readonly<Record<string, RouteName>>;

/** `/{slug}` and its sub-pages on the main site. */
export function publicationPath(collectionSlug: string, part: keyof typeof publicationParts = 'home'): string {
  return buildPath(publicationParts[part], { collectionSlug });
}

/** A publication's stories of a tag, on its own shelf. */
export function publicationTagPath(collectionSlug: string, tagSlug: string): string {
  return buildPath('ShowCollectionTagged', { collectionSlug, tagSlug });
}
