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

/** The feed of a publication's tag. */
export function publicationTagFeedPath(collectionSlug: string, tagSlug: string): string {
  return buildPath('ShowCollectionTaggedFeed', { collectionSlug, tagSlug });
}

/** The submissions of a publication: `/{slug}/stories/submissions`. */
export function publicationSubmissionsPath(collectionSlug: string): string {
  return buildPath('ManageCollectionStories', { collectionSlug, filterBy: 'submissions' });
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Years, months and days of a publication's archive; month and day with two digits. */
export function publicationArchivePath(collectionSlug: string, year: number, month?: number, day?: number): string {
  if (month === undefined) return buildPath('ShowCollectionArchiveYear', { collectionSlug, year });
  const params = { collectionSlug, year, month: twoDigits(month) };
  if (day === undefined) return buildPath('ShowCollectionArchiveMonth', params);
  return buildPath('ShowCollectionArchiveDay', { ...params, day: twoDigits(day) });
}

/** Pages of a newsletter: settings, stats and a new mail. */
export function newsletterPath(
  collectionSlug: string,
  newsletterId: string,
  part: 'settings' | 'stats' | 'new-email',
): string {
  const names = {
    settings: 'ShowNewsletterSettings',
    stats: 'ShowNewsletterStats',
    'new-email': 'ShowNewNewsletterEmail',
  } as const;
  return buildPath(names[part], { collectionSlug, newsletterId });
}
