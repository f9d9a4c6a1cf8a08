import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage } from './send-page.ts';
import { hasSessionCookie } from './session-cookie.ts';
import type { Site } from './site.ts';

/**
 * The key of a page: its host, its canonical path and, where something is withheld in it, the reader's
 * country; nothing else of the request (ROUTE-7, decisions 151, 165). Whatever is not in here must not
 * change what is stored. The country stands first, where no address can write it.
 */
export function pageKey(hostKey: string, canonicalPath: string, country: string | null): string {
  return country === null ? `${hostKey}${canonicalPath}` : `${country} ${hostKey}${canonicalPath}`;
}

/**
 * Answers from the page cache before Fastify sees the request; false where it could not (stack F). Only
 * canonical addresses are ever stored, so that the address as it came is the key or no key at all.
 */
export function createCacheLookup(site: Pick<Site, 'hosts' | 'cache' | 'isHttps' | 'proxies' | 'countries'>) {
  const { hosts, cache, countries } = site;
  const mayBeForwarded = site.isHttps && site.proxies !== undefined;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
    // Whether the proxy is to be believed is known behind; it may have to lead to https.
    if (mayBeForwarded && headers['x-forwarded-proto'] !== undefined && headers['x-forwarded-proto'] !== 'https')
      return false;
    const host = hosts.find(headers.host);
    if (host === undefined || hasSessionCookie(headers.cookie)) return false;
    const served = cache.get(pageKey(host.key, url, countries.ofPage(request)));
    if (served === undefined) return false;
    // The first to find a page expired goes the long way, where it is rendered again; a crowd behind that
    // one costs no more than before and counts towards no limit.
    if (served.status !== 'hit' && served.isRefreshing !== true) return false;
    sendPage(request, response, served, served.status === 'hit' ? 'cache;desc=hit' : 'cache;desc=expired');
    return true;
  };
}
