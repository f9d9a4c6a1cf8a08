import { FAVICON_SIZE } from '#shared/images/image-sizes.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import type { PublicationFaviconQuery } from '#web/generated/PublicationFaviconQuery.ts';

/** The icon of a publication on its own domain, cut to a square; undefined where the site's own stands in. */
export function publicationIcon({ collection }: PublicationFaviconQuery): string | undefined {
  if (!collection?.favicon) return undefined;
  return imageUrl(collection.favicon.id, { width: FAVICON_SIZE, height: FAVICON_SIZE, strategy: 'crop' });
}
