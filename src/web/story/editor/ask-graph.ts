import { operationName } from '#web/app/graph/field-key.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { readStartData } from '#web/app/start-errors.ts';

/** The status of a refusal for want of the right token. */
const FORGED = 403;

/** One operation by a plain request: what its answer says, or undefined where there is none. */
export async function askGraph<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> {
  const { graphqlUri } = readStartData(window);
  const token = pageXsrfToken();
  const extensions = { persistedQuery: { version: 1, sha256Hash: document.documentId } };
  const body = JSON.stringify({ operationName: operationName(document), variables, extensions });
  const post = async (): Promise<Response> => {
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': await token.get() };
    return fetch(graphqlUri, { method: 'POST', body, headers, credentials: 'same-origin' });
  };
  try {
    let response = await post();
    if (response.status === FORGED) {
      await token.renew();
      response = await post();
    }
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { readonly data?: Data | null };
    return data ?? undefined;
  } catch {
    return undefined;
  }
}
