import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { readStartData } from '#web/app/start-errors.ts';

/** Sends a change by a request that outlives the page; nobody hears of its answer. */
export function sendWhileLeaving<Variables extends object>(
  document: TypedDocument<unknown, Variables & Readonly<Record<string, unknown>>>,
  operationName: string,
  variables: Variables,
): void {
  const { graphqlUri } = readStartData(window);
  const xsrf = pageXsrfToken().known();
  const extensions = { persistedQuery: { version: 1, sha256Hash: document.documentId } };
  fetch(graphqlUri, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      'graphql-operation': operationName,
      ...(xsrf === undefined ? {} : { 'x-xsrf-token': xsrf }),
    },
    body: JSON.stringify({ operationName, variables, extensions }),
  }).catch(() => undefined);
}
