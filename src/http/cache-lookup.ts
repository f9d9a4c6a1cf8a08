import type { IncomingMessage, ServerResponse } from 'node:http';
import { isCrawler } from '#shared/telemetry/is-bot.ts';
import { createRouteFinder } from './pages/page-route.ts';
import { sendPage } from './send-page.ts';
import { hasSessionCookie } from './session-cookie.ts';
import type { Site } from './site.ts';

/**
 * The key of a page: its host, its canonical path and, where something is withheld in it, the reader's
 * country, and on a page that reads an experiment the reader's group; nothing else of the request (ROUTE-7,
 * rules 151, 165). Whatever is not in here must not
 * change what is stored. The country stands first, where no address can write it.
 */
export function pageKey(
  hostKey: string,
  canonicalPath: string,
  country: string | null,
  group: string | null = null,
): string {
  const key = country === null ? `${hostKey}${canonicalPath}` : `${country} ${hostKey}${canonicalPath}`;
  return group === null ? key : `${group} ${key}`;
}

/**
 * Answers from the page cache before Fastify sees the request; false where it could not. Only
 * canonical addresses are ever stored, so that the address as it came is the key or no key at all.
 */
export function createCacheLookup(
  site: Pick<Site, 'hosts' | 'cache' | 'isHttps' | 'proxies' | 'countries' | 'experiments' | 'log'>,
) {
  const { hosts, cache, countries, experiments } = site;
  const findRoute = createRouteFinder(site.log);
  const mayBeForwarded = site.isHttps && site.proxies !== undefined;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
    // Fastify knows whether to trust the proxy; this request may have to be redirected to https.
    if (mayBeForwarded && headers['x-forwarded-proto'] !== undefined && headers['x-forwarded-proto'] !== 'https')
      return false;
    const host = hosts.find(headers.host);
    if (host === undefined || hasSessionCookie(headers.cookie) || isCrawler(headers['user-agent'])) return false;
    // Fastify tells its groups apart, and assigns one to a reader without one.
    if (experiments.running().length > 0) {
      const match = findRoute(host.context, url.split('?')[0] ?? url);
      if (match !== 'malformed' && experiments.readBy(match).length > 0) return false;
    }
    const served = cache.get(pageKey(host.key, url, countries.ofPage(request)));
    if (served === undefined) return false;
    // The first to find a page expired goes the long way, where it is rendered again; a crowd behind that
    // one costs no more than before and counts towards no limit.
    if (served.status !== 'hit' && served.isRefreshing !== true) return false;
    sendPage(request, response, served, served.status === 'hit' ? 'cache;desc=hit' : 'cache;desc=expired');
    return true;
  };
}
