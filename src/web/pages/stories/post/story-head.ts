import { licenceUrl } from '#web/features/stories/stories/licence-url.ts';
import type { PageHead } from '#web/app/page-definition.ts';
import { wholeUrl } from '#shared/links/domain-url.ts';
import { storyMessages } from '#shared/messages/story.ts';
import { imageUrl } from '#shared/images/image-url.ts';
import { cutCover, largeRatio } from '#web/features/ground/images/cover-cut.ts';
import { personPath, publicationPath } from '#web/features/ground/paths/paths.ts';
import { oEmbedAlternate } from '#web/features/finding/feeds/oembed-alternate.ts';
import { rssAlternate } from '#web/features/finding/feeds/rss-alternate.ts';
import type { Story } from './lookup-outcome.ts';

type Site = { readonly url: string; readonly name: string };

/** Width and height of a picture for other sites (conventions, "Head and feeds"). */
const CARD = { width: 1200, height: 630 } as const;

/** Everything that stands in the head of a story. */
export function storyHead(story: Story, site: Site): PageHead {
  const title = story.seoTitle || story.title || storyMessages.untitled;
  const description = story.seoDescription || story.subtitle || story.excerpt;
  const canonicalUrl = story.canonicalUrl ?? story.mediumUrl;
  const cover = story.previewImage;
  const shown: PageHead = {
    title,
    canonicalUrl,
    language: story.language,
    themeCss: (story.collection?.design ?? story.creator.design)?.css,
  };
  // The rest is for robots, previews and the first paint, which the browser's own moves have no use for.
  if (!import.meta.env.SSR) return shown;
  return {
    ...shown,
    description,
    openGraphType: 'article',
    image: { url: cardUrl(story, site), ...CARD, alt: cover?.alt || title },
    alternates: alternatesOf(story, site),
    metas: metasOf(story, site),
    structuredData: [articleOf(story, site, { title, description, canonicalUrl })],
    preloadImage: cover ? preloadOf(cover) : undefined,
  };
}

/** The cover cut to the shape of a card, else the card that the server draws from title and author. */
function cardUrl(story: Story, site: Site): string {
  const cover = story.previewImage;
  if (!cover) return `${site.url}/_/card/${story.id}.png`;
  const { focusPercentX, focusPercentY } = cover;
  return site.url + imageUrl(cover.id, { ...CARD, strategy: 'crop', focusPercentX, focusPercentY });
}

function preloadOf(cover: NonNullable<Story['previewImage']>): PageHead['preloadImage'] {
  const { src, srcSet } = cutCover(cover, 680, largeRatio(cover));
  return { href: src, imageSrcSet: srcSet, imageSizes: coverSizes };
}

/** How wide the cover of a story is shown. */
export const coverSizes = '(min-width: 728px) 680px, 100vw';

function alternatesOf(story: Story, site: Site): NonNullable<PageHead['alternates']> {
  const authors = story.authors.map((author) => rssAlternate(site.url, `/feed/@${author.username}`, author.name));
  const { collection } = story;
  const feeds = collection
    ? [rssAlternate(site.url, `/feed/${collection.slug}`, collection.name), ...authors]
    : authors;
  const others = story.translations.filter(({ post }) => post.id !== story.id);
  const translations = others.map(({ language, post }) => ({ hreflang: language, href: post.mediumUrl }));
  const self = others.length > 0 ? [{ hreflang: story.language, href: story.mediumUrl }] : [];
  return [...feeds, ...self, ...translations, oEmbedAlternate(site.url, story.mediumUrl, story.title)];
}

function metasOf(story: Story, site: Site): NonNullable<PageHead['metas']> {
  const host = new URL(site.url).host;
  const times = [
    { property: 'article:published_time', time: story.isUndated ? null : story.firstPublishedAt },
    { property: 'article:modified_time', time: story.isUndated ? null : story.latestPublishedAt },
  ].flatMap(({ property, time }) => (time === null ? [] : [{ property, content: new Date(time).toISOString() }]));
  const authors = story.authors.map((author) => ({
    property: 'article:author',
    content: site.url + personPath(author.username),
  }));
  const tags = story.tags.map((tag) => ({ property: 'article:tag', content: tag.displayTitle }));
  const claimed = story.authors.filter((author) => !author.isUnclaimed);
  const creators = claimed.map((author) => ({ name: 'fediverse:creator', content: `@${author.username}@${host}` }));
  const section = story.collection ? [{ property: 'article:section', content: story.collection.name }] : [];
  return [...times, ...authors, ...section, ...tags, ...creators];
}

type Words = { readonly title: string; readonly description: string; readonly canonicalUrl: string };

function articleOf(story: Story, site: Site, words: Words): Readonly<Record<string, unknown>> {
  const { collection } = story;
  const time = (timestamp: number | null) =>
    story.isUndated || timestamp === null ? undefined : new Date(timestamp).toISOString();
  const publisher = collection
    ? { '@type': 'Organization', name: collection.name, url: wholeUrl(publicationPath(collection), site.url) }
    : { '@type': 'Organization', name: site.name, url: site.url };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: words.title,
    description: words.description,
    inLanguage: story.language,
    mainEntityOfPage: words.canonicalUrl,
    image: [cardUrl(story, site)],
    datePublished: time(story.firstPublishedAt),
    dateModified: time(story.latestPublishedAt ?? story.firstPublishedAt),
    wordCount: story.wordCount,
    keywords: story.tags.map((tag) => tag.displayTitle),
    author: story.authors.map((author) => ({
      '@type': 'Person',
      name: author.name,
      url: site.url + personPath(author.username),
    })),
    publisher,
    license: licenceUrl(story.license) ?? undefined,
    isAccessibleForFree: !story.isLocked,
    // What is held back stands where the preview ends (rule 9).
    hasPart: story.isLocked
      ? { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '.story-body' }
      : undefined,
  };
}
