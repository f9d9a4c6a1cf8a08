/** A link of the head that tells a feed reader where the feed is: RSS alone, which every reader takes. `path` begins with a slash. */
export function rssAlternate(siteUrl: string, path: string, title: string) {
  return { type: 'application/rss+xml', title, href: siteUrl + encodeURI(path) } as const;
}
