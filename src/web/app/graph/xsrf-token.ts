import { readStartData } from '../start-errors.ts';

export type XsrfToken = {
  /** What the page carried or what was fetched since; undefined where neither is. */
  readonly known: () => string | undefined;
  /** The known one, else one from the server, asked for once however many wait for it. */
  readonly get: () => Promise<string>;
  /** Another from the server, after it did not take the known one: the session ended, or began, elsewhere. */
  readonly renew: () => Promise<string>;
  /** Whether the page came with a token, and the one of now is another's: that session ended. */
  readonly isOfAnotherSession: () => boolean;
};

/** Answers `{ xsrf }` and makes this browser a visitor, where it was none. */
const ADDRESS = '/_/visitor';

let ofThisPage: XsrfToken | undefined;

/** The one of this page: what one sender learns after a refusal, the others know. */
export function pageXsrfToken(): XsrfToken {
  ofThisPage ??= createXsrfToken(readStartData(window).preloadedState.session.xsrf);
  return ofThisPage;
}

/** The token that changes send along. Throws from `get` where the server gives none. */
export function createXsrfToken(ofPage: string | null | undefined, send: typeof fetch = fetch): XsrfToken {
  let token = ofPage ?? undefined;
  let coming: Promise<string> | undefined;
  const ask = async (): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const response = await send(ADDRESS, { method: 'POST', body: '{}', headers, credentials: 'same-origin' });
    if (!response.ok) throw new Error(`${ADDRESS} answered ${response.status}`);
    const { xsrf } = (await response.json()) as { readonly xsrf: string };
    token = xsrf;
    return xsrf;
  };
  const renew = (): Promise<string> => (coming ??= ask().finally(() => (coming = undefined)));
  const isOfAnotherSession = () => typeof ofPage === 'string' && token !== ofPage;
  return { known: () => token, get: async () => token ?? renew(), renew, isOfAnotherSession };
}
