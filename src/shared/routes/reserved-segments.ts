import { routes } from './route-table.ts';

/** First segments that belong to files and servers, not to the table. */
const SERVER_SEGMENTS = [
  '.well-known',
  '1',
  'api',
  'apple-touch-icon.png',
  'assets',
  'favicon.ico',
  'favicon.png',
  'favicon.svg',
  'fonts',
  'graphql',
  'healthz',
  'humans.txt',
  'manifest.json',
  'manifest.webmanifest',
  'nodeinfo',
  'oembed',
  'open-graph',
  'readyz',
  'robots.txt',
  'security.txt',
  'service-worker.js',
  'site.webmanifest',
  'sitemap.xml',
  'static',
];

/** Exact first segments of the main site, so that no publication can be named like a page. */
const reservedSegments: ReadonlySet<string> = new Set([
  ...SERVER_SEGMENTS,
  ...routes
    .map((route) => route.path.split('/')[1] ?? '')
    .filter((segment) => segment !== '' && !segment.includes('{')),
]);

/**
 * Whether a first segment of the main site is taken: `{collectionSlug}` never matches it there, and
 * no publication may have it as its slug. Compared without regard to case.
 */
export function isReservedSegment(segment: string): boolean {
  return reservedSegments.has(segment.toLowerCase());
}
