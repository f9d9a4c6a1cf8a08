import { imageUrl } from '#shared/images/image-url.ts';
import { domainUrl } from '#shared/links/domain-url.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { PageHead } from '#web/app/page-definition.ts';
import type { PublicationHeader } from '#web/generated/fragments.ts';
import { pageAddress } from '#web/features/finding/feeds/page-cursor.ts';
import { oEmbedAlternate } from '#web/features/finding/feeds/oembed-alternate.ts';
import { rssAlternate } from '#web/features/finding/feeds/rss-alternate.ts';

const PICTURE = 480;

type Place = { readonly path: string; readonly query: URLSearchParams; readonly siteUrl: string };

/** The head of a page of a publication, with its look. */
export function publicationHead(publication: PublicationHeader, title: string, place: Place): PageHead {
  const { path, query, siteUrl } = place;
  const { name, slug, avatar, domain } = publication;
  const url = avatar ? siteUrl + imageUrl(avatar.id, { width: PICTURE, height: PICTURE, strategy: 'crop' }) : undefined;
  const home = domain ? domainUrl(domain, siteUrl) : siteUrl;
  return {
    title,
    description: publication.description || publication.tagline,
    canonicalUrl: home + pageAddress(path, query, query.get('page')),
    openGraphType: 'website',
    image: url ? { url, width: PICTURE, height: PICTURE, alt: name } : undefined,
    alternates: [
      rssAlternate(siteUrl, `/feed/${slug}`, name),
      oEmbedAlternate(siteUrl, siteUrl + buildPath('ShowCollection', { collectionSlug: slug }), name),
    ],
    themeCss: publication.design.css,
  };
}
