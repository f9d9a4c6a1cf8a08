import type { ServerResponse } from 'node:http';
import { INERT_CONTENT_POLICY } from '../headers/security-headers.ts';
import type { Site } from '../site.ts';

/** Sends JSON to a program; it's never stored. */
export function sendJson(
  site: Site,
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const body = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    ...site.pageHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'content-security-policy': INERT_CONTENT_POLICY,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}
