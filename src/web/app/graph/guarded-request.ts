import { operationName } from './field-key.ts';
import type { TypedDocument } from './typed-document.ts';
import type { XsrfToken } from './xsrf-token.ts';

/** The status of a refusal for want of the right token: nothing of the request ran. */
export const FORGED = 403;

type Guard = Readonly<Record<string, string>>;

/** What tells a request of ours from one that a page elsewhere made; nothing where no token is known. */
export function xsrfHeaders(token: XsrfToken): Guard {
  const known = token.known();
  return known === undefined ? {} : { 'x-xsrf-token': known };
}

/** Sends with the known token, and once more with another where it was not taken. */
export async function sendGuarded(token: XsrfToken, send: (guard: Guard) => Promise<Response>): Promise<Response> {
  const response = await send(xsrfHeaders(token));
  if (response.status !== FORGED) return response;
  // Somebody signed in or out in another window since the page was made.
  await token.renew();
  return await send(xsrfHeaders(token));
}

/** The request of one trusted document, as the graph client would write it. */
export function documentBody(document: TypedDocument<unknown, never>, variables: unknown): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: document.documentId } };
  return JSON.stringify({ operationName: operationName(document), variables, extensions });
}
