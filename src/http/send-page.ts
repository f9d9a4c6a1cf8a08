import type { IncomingMessage, ServerResponse } from 'node:http';
import { headOf, isNotModified, notModifiedHead } from '#platform/page-cache/cached-page.ts';
import { chooseEncoding } from '#platform/page-cache/encodings.ts';
import type { ServedPage } from '#platform/page-cache/page-cache.ts';
import { noteAnswer } from './answered.ts';

/**
 * Writes a whole answer to the socket in the encoding that the reader takes: no body for HEAD, a 304 if the reader
 * already has it. `timing` is the value of Server-Timing.
 */
export function sendPage(request: IncomingMessage, response: ServerResponse, served: ServedPage, timing: string): void {
  const { page, status } = served;
  noteAnswer(response, page.headers['x-route-name'], status);
  if (page.status === 200 && isKnown(request, served)) {
    response.writeHead(304, [...notModifiedHead(page, status), 'server-timing', timing]);
    response.end();
    return;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const head = headOf(page, encoding, status);
  response.writeHead(page.status, status === 'hit' ? hitHead(head, timing) : [...head, 'server-timing', timing]);
  if (request.method === 'HEAD') response.end();
  else response.end(page.variants[encoding].body);
}

const hitHeads = new WeakMap<readonly string[], { readonly timing: string; readonly head: string[] }>();

/** The head of a page that is hit again and again, put together once. */
function hitHead(head: readonly string[], timing: string): string[] {
  const known = hitHeads.get(head);
  if (known?.timing === timing) return known.head;
  const made = [...head, 'server-timing', timing];
  hitHeads.set(head, { timing, head: made });
  return made;
}

/** By its tag, or by its date if the reader sent no tag (RFC 9110 13.1.3). */
function isKnown(request: IncomingMessage, { page }: ServedPage): boolean {
  const { 'if-none-match': tag, 'if-modified-since': since } = request.headers;
  if (tag !== undefined) return isNotModified(page, tag);
  const changedAt = page.headers['last-modified'];
  return since !== undefined && changedAt !== undefined && Date.parse(since) >= Date.parse(changedAt);
}
