import { operationName } from './field-key.ts';
import { documentBody, xsrfHeaders } from './guarded-request.ts';
import type { TypedDocument } from './typed-document.ts';
import { pageXsrfToken } from './xsrf-token.ts';
import { readStartData } from '../start-errors.ts';

/** Sends a change from a page that goes away: one request that outlives it, whose answer nobody hears. */
export function sendWhileLeaving<Variables>(
  document: TypedDocument<unknown, Variables>,
  variables: NoInfer<Variables>,
): void {
  const { graphqlUri } = readStartData(window);
  const operation = { 'content-type': 'application/json', 'graphql-operation': operationName(document) };
  const headers = { ...operation, ...xsrfHeaders(pageXsrfToken()) };
  const body = documentBody(document, variables);
  fetch(graphqlUri, { method: 'POST', body, headers, credentials: 'same-origin', keepalive: true }).catch(
    () => undefined,
  );
}
