import type { Feed, FeedItem } from './feed.ts';

/** Writes a feed as JSON Feed 1.1. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description === '' ? undefined : feed.description,
    home_page_url: feed.homeUrl,
    feed_url: feed.feedUrls.json,
    icon: feed.imageUrl,
    language: feed.language,
    items: feed.items.map(writeItem),
  });
}

function writeItem(item: FeedItem): object {
  return {
    id: item.guid,
    url: item.url,
    title: item.title,
    summary: item.subtitle === '' ? item.excerpt : item.subtitle,
    content_html: item.html,
    image: item.image?.url,
    date_published: item.publishedAt?.toISOString(),
    date_modified: item.updatedAt.toISOString(),
    authors: item.authors,
    tags: item.tags,
    language: item.language,
    _license: item.licenceUrl === undefined ? undefined : { url: item.licenceUrl },
  };
}
