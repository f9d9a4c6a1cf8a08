import { tagPath } from '#shared/routes/link-shapes.ts';
import type { FeedItem } from '#modules/finding/feeds/feed.ts';
import { PUBLIC } from './actor-document.ts';
import { actorUrl, articleUrl } from './federation-addresses.ts';

export type Article = Readonly<Record<string, unknown>>;

type TagRef = { readonly slug: string; readonly title: string };
type Place = { readonly siteUrl: string; readonly personId: string; readonly storyId: string };

/** A story as an ActivityPub Article, with the text that its feed tells: the whole, or the preview of a locked one. */
export function articleDocument(
  { siteUrl, personId, storyId }: Place,
  item: FeedItem,
  tags: readonly TagRef[],
): Article {
  const author = actorUrl(siteUrl, personId);
  const published = item.publishedAt?.toISOString();
  return {
    id: articleUrl(siteUrl, personId, storyId),
    type: 'Article',
    attributedTo: author,
    to: [PUBLIC],
    cc: [`${author}/followers`],
    url: item.url,
    name: item.title,
    content: item.html,
    contentMap: { [item.language]: item.html },
    mediaType: 'text/html',
    published,
    updated: item.updatedAt.toISOString() === published ? undefined : item.updatedAt.toISOString(),
    tag: tags.map(({ slug, title }) => ({
      type: 'Hashtag',
      name: `#${title.replaceAll(/[^\p{L}\p{N}_]/gu, '')}`,
      href: siteUrl + tagPath(slug),
    })),
    ...(item.image && { image: { type: 'Image', url: item.image.url, name: item.image.alt } }),
  };
}
