import type { ServerResponse } from 'node:http';
import { INERT_CONTENT_POLICY, type Headers } from './headers/security-headers.ts';

/** Sends one line of text, never stored, for answers that have no page. */
export function sendPlain(response: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    'content-security-policy': INERT_CONTENT_POLICY,
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}
