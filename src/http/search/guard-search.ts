import type { FastifyRequest } from 'fastify';
import type { Limit } from '#platform/limits/limits.ts';
import { OWN_APP_ID } from '#shared/search/search-config.ts';
import { isOwnSearchKey } from '#modules/finding/search/search-config-of.ts';
import { networkOf } from '../limits/network-of.ts';
import type { Site } from '../site.ts';
import { SearchFault } from './search-fault.ts';

/** What one network may search: each query in a request counts, and search-as-you-type sends four per letter. */
const RULE: Limit = { capacity: 400, refillPerSecond: 40 };

/** The application and its key, as headers or in the address, as the protocol has them. */
export function checkKey(site: Site, request: FastifyRequest): void {
  const given = (name: string): string => {
    const value = request.headers[name] ?? (request.query as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'string' ? value : '';
  };
  const isApp = given('x-algolia-application-id').toUpperCase() === OWN_APP_ID;
  if (!isApp || !isOwnSearchKey(site.secrets, given('x-algolia-api-key'))) {
    throw new SearchFault(403, 'Invalid Application-ID or API key');
  }
}

/** Counts searches of a network; throws with 429 if there were too many. */
export function takeSearches(site: Site, request: FastifyRequest, count: number): void {
  if (site.isUnlimited) return;
  const answer = site.limiter.take(`search ${networkOf(request.ip)}`, RULE, count);
  if (answer.ok) return;
  throw new SearchFault(429, 'Too Many Requests', { 'retry-after': String(answer.retryAfterSeconds) });
}
