import { domainPath } from '#shared/links/domain-url.ts';
import { buildPath } from '#shared/routes/build-path.ts';

type PersonPage =
  | 'ShowUserProfile'
  | 'ShowUserLatest'
  | 'ShowUserCatalogs'
  | 'ShowUserHighlights'
  | 'ShowUserAbout'
  | 'ShowUserSeries'
  | 'ShowUserBooks'
  | 'ShowUserPublications'
  | 'ShowUserFollowers'
  | 'ShowUserFollowing'
  | 'ShowUserResponses'
  | 'ShowUserHasRecommended';

/** `/@{username}` or a page below it. */
export function personPath(username: string, page: PersonPage = 'ShowUserProfile'): string {
  return buildPath(page, { username });
}

/** A publication's own domain where it has one, else `/{slug}`; or a page below it, such as `/about`. */
export function publicationPath(
  publication: { readonly slug: string; readonly domain?: string | null },
  below = '',
): string {
  if (publication.domain) return domainPath(publication.domain, below);
  return buildPath('ShowCollection', { collectionSlug: publication.slug }) + below;
}

/** `/tag/{slug}`. */
export function tagPath(tagSlug: string): string {
  return buildPath('ShowTagPosts', { tagSlug });
}

/** A list of a person: `/@{username}/list/{slug}-{id}`. */
export function catalogPath(catalog: {
  readonly id: string;
  readonly slug: string;
  readonly creator: { readonly username: string };
}): string {
  const catalogSlugId = catalog.slug === '' ? catalog.id : `${catalog.slug}-${catalog.id}`;
  return buildPath('ShowUserCatalog', { username: catalog.creator.username, catalogSlugId });
}

/** A publication's sequence by its slug, an author's series by its id. */
export function seriesPath(series: {
  readonly id: string;
  readonly slug: string;
  readonly collection?: unknown;
}): string {
  return series.collection
    ? buildPath('ShowSequence', { sequenceSlug: series.slug })
    : buildPath('ShowSeries', { postId: series.id });
}
