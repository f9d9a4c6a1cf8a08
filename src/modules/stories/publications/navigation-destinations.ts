import type { NavigationTarget } from '#shared/publications/navigation-rules.ts';
import type { NavigationDestination } from './publications.tables.ts';

/** How the graph calls each destination. */
export const targetOf = {
  about: 'ABOUT',
  archive: 'ARCHIVE',
  externalUrl: 'EXTERNAL_URL',
  latest: 'LATEST',
  page: 'PAGE',
  post: 'POST',
  section: 'SECTION',
  tagFeed: 'TAG_FEED',
  topicPage: 'TOPIC_PAGE',
  trending: 'TRENDING',
} as const satisfies Readonly<Record<NavigationDestination, NavigationTarget>>;

/** How the rows call each destination. */
export const destinationOf = {
  ABOUT: 'about',
  ARCHIVE: 'archive',
  EXTERNAL_URL: 'externalUrl',
  LATEST: 'latest',
  PAGE: 'page',
  POST: 'post',
  SECTION: 'section',
  TAG_FEED: 'tagFeed',
  TOPIC_PAGE: 'topicPage',
  TRENDING: 'trending',
} as const satisfies Readonly<Record<NavigationTarget, NavigationDestination>>;
