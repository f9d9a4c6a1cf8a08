import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverMessages } from '#shared/messages/server.ts';
import { sendPlain } from '../plain-answer.ts';
import type { Site } from '../site.ts';
import { CHALLENGE_PATH } from '../tls/challenge-endpoint.ts';

/**
 * Redirects from a domain's other name (with or without `www.`, or a subdomain of ours) to the same address at the one
 * we show; true if it did. It also answers there what certificate authorities read to check the name.
 */
export function leadFromTwin(site: Site, request: IncomingMessage, response: ServerResponse): boolean {
  const host = site.hosts.find(request.headers.host);
  const path = request.url ?? '/';
  if (host?.isTwin !== true || path.startsWith(CHALLENGE_PATH)) return false;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !path.startsWith('/')) {
    sendPlain(response, 421, serverMessages.unknownHost);
    return true;
  }
  const headers = {
    location: host.origin + pathThere(path, host.pathThere),
    'cache-control': 'public, max-age=300',
    'content-length': 0,
  };
  response.writeHead(301, headers);
  response.end();
  return true;
}

/** `/` below `/@ada` is `/@ada`, and has no second address. */
function pathThere(path: string, before: string | undefined): string {
  return before === undefined ? path : before + path.replace(/^\/(?=$|\?)/, '');
}
