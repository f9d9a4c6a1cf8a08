import type { RouteEntry } from '../route.ts';

const at = 'collection';

/** Publications: what everyone may read. */
export const publicationRoutes = [
  { name: 'ShowCollection', path: '/{collectionSlug}', page: 'publication-profile', contexts: at },
  { name: 'ShowCollectionAbout', path: '/{collectionSlug}/about', page: 'publication-about', contexts: at },
  { name: 'ShowCollectionLatest', path: '/{collectionSlug}/latest', page: 'publication-latest', contexts: at },
  { name: 'ShowCollectionTrending', path: '/{collectionSlug}/trending', page: 'publication-trending', contexts: at },
  { name: 'ShowCollectionFeatured', path: '/{collectionSlug}/featured', page: 'publication-featured', contexts: at },
  { name: 'ShowCollectionAll', path: '/{collectionSlug}/all', page: 'publication-latest', contexts: at },
  {
    name: 'ShowCollectionTagged',
    path: '/{collectionSlug}/tagged/{tagSlug}',
    page: 'publication-tagged',
    contexts: at,
  },
  { name: 'ShowCollectionSearch', path: '/{collectionSlug}/search', page: 'publication-search', contexts: at },
  { name: 'ShowCollectionArchive', path: '/{collectionSlug}/archive', page: 'publication-archive', contexts: at },
  {
    name: 'ShowCollectionArchiveYear',
    path: '/{collectionSlug}/archive/{year}',
    page: 'publication-archive',
    contexts: at,
  },
  {
    name: 'ShowCollectionArchiveMonth',
    path: '/{collectionSlug}/archive/{year}/{month}',
    page: 'publication-archive',
    contexts: at,
  },
  {
    name: 'ShowCollectionArchiveDay',
    path: '/{collectionSlug}/archive/{year}/{month}/{day}',
    page: 'publication-archive',
    contexts: at,
  },
  { name: 'ShowCollectionFollowers', path: '/{collectionSlug}/followers', page: 'publication-followers', contexts: at },
  {
    name: 'ShowCollectionSubpage',
    path: '/{collectionSlug}/subpage/{subpageSlug}',
    page: 'publication-subpage',
    contexts: at,
  },
  {
    name: 'ShowCollectionSection',
    path: '/{collectionSlug}/section/{sectionSlug}',
    page: 'publication-section',
    contexts: at,
  },
  { name: 'ShowCollectionFeed', path: '/{collectionSlug}/feed', page: 'feed', contexts: at },
  { name: 'ShowCollectionTaggedFeed', path: '/{collectionSlug}/feed/tagged/{tagSlug}', page: 'feed', contexts: at },
  // The page looks the publication up by id and answers with a redirect to `/{slug}` or its own domain.
  { name: 'RedirectCollectionById', path: '/c/{collectionId}', page: 'publication-profile' },
] as const satisfies readonly RouteEntry[];
