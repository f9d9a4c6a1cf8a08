import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendPage } from './send-page.ts';
import { hasSessionCookie } from './session-cookie.ts';
import type { Site } from './site.ts';

/**
 * The key of a page: its host and its canonical path, and nothing else of the request (ROUTE-7,
 * decisions 151). Whatever is not in here must not change what is stored.
 */
export function pageKey(hostKey: string, canonicalPath: string): string {
  return `${hostKey}${canonicalPath}`;
}

/**
 * Answers from the page cache before Fastify sees the request; false where it could not (stack F). Only
 * canonical addresses are ever stored, so that the address as it came is the key or no key at all.
 */
export function createCacheLookup(site: Pick<Site, 'hosts' | 'cache' | 'isHttps' | 'proxies'>) {
  const { hosts, cache } = site;
  const mayBeForwarded = site.isHttps && site.proxies !== undefined;
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return false;
    // Whether the proxy is to be believed is known behind; it may have to lead to https.
    if (mayBeForwarded && headers['x-forwarded-proto'] !== undefined && headers['x-forwarded-proto'] !== 'https')
      return false;
    const host = hosts.find(headers.host);
    if (host === undefined || hasSessionCookie(headers.cookie)) return false;
    const served = cache.get(pageKey(host.key, url));
    // An expired page goes the long way, which also has it rendered again.
    if (served?.status !== 'hit') return false;
    sendPage(request, response, served, 'cache;desc=hit');
    return true;
  };
}
