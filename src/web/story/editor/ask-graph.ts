import { documentBody, sendGuarded } from '#web/app/graph/guarded-request.ts';
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
import { pageXsrfToken } from '#web/app/graph/xsrf-token.ts';
import { readStartData } from '#web/app/start-errors.ts';

/** One operation by a plain request: what its answer says, or undefined where there is none. */
export async function askGraph<Data, Variables extends Readonly<Record<string, unknown>>>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> {
  const { graphqlUri } = readStartData(window);
  const token = pageXsrfToken();
  const body = documentBody(document, variables);
  try {
    await token.get();
    const response = await sendGuarded(token, (guard) => {
      const headers = { 'content-type': 'application/json', ...guard };
      return fetch(graphqlUri, { method: 'POST', body, headers, credentials: 'same-origin' });
    });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { readonly data?: Data | null };
    return data ?? undefined;
  } catch {
    return undefined;
  }
}
