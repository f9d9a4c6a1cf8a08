import type { ServerResponse } from 'node:http';
import { safeRedirect } from '#shared/identity/redirect-target.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import type { Site } from '../site.ts';

/** Redirects the browser with a GET (303), with cookies if there are any. The location must already be safe. */
export function seeOther(
  site: Site,
  response: ServerResponse,
  location: string,
  setCookies: readonly string[] = [],
): void {
  response.writeHead(303, {
    ...site.pageHeaders,
    location,
    'content-length': 0,
    'cache-control': 'no-store',
    // Addresses along the way often contain a secret.
    'referrer-policy': 'no-referrer',
    ...(setCookies.length === 0 ? {} : { 'set-cookie': [...setCookies] }),
  });
  response.end();
}

/**
 * Where a text from outside may lead from `host`: a path there, the main site, or a domain of ours.
 * Everything else is `/`.
 */
export async function redirectTarget(site: Site, host: KnownHost, text: string | null | undefined): Promise<string> {
  const named = text && URL.canParse(text) ? await site.hosts.look(new URL(text).host) : undefined;
  return safeRedirect(text, [host.origin, ...(named === undefined ? [] : [named.origin])]);
}
