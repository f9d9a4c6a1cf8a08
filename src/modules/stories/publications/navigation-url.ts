import { buildPath } from '#shared/routes/build-path.ts';
import { shortPostPath } from '#shared/routes/link-shapes.ts';
import { publicationPath, publicationTagPath } from '#shared/routes/publication-links.ts';
import type { NavigationLink } from './read-pages.ts';

/** Where an item of a publication's bar leads: a path on the main site, or an address elsewhere (PUB-7). */
export function navigationUrl(collectionSlug: string, item: Pick<NavigationLink, 'destination' | 'value'>): string {
  const value = item.value ?? '';
  switch (item.destination) {
    case 'about':
    case 'archive':
    case 'latest':
    case 'trending':
      return publicationPath(collectionSlug, item.destination);
    case 'externalUrl':
      return value;
    case 'page':
      return buildPath('ShowCollectionSubpage', { collectionSlug, subpageSlug: value });
    case 'section':
      return buildPath('ShowCollectionSection', { collectionSlug, sectionSlug: value });
    case 'post':
      return shortPostPath(value);
    case 'tagFeed':
      return publicationTagPath(collectionSlug, value);
    case 'topicPage':
      return buildPath('ShowTagPosts', { tagSlug: value });
  }
}
