import { writeAtom } from './atom.ts';
import type { Feed, FeedFormat } from './feed.ts';
import { writeJsonFeed } from './json-feed.ts';
import { writeRss } from './rss.ts';

export const feedContentTypes: Readonly<Record<FeedFormat, string>> = {
  rss: 'application/rss+xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
};

/** Writes a feed in one of its three formats (rule 154). */
export function writeFeed(feed: Feed, format: FeedFormat): string {
  switch (format) {
    case 'rss':
      return writeRss(feed);
    case 'atom':
      return writeAtom(feed);
    case 'json':
      return writeJsonFeed(feed);
  }
}
