export type XsrfToken = {
  /** What the page carried or what was fetched since; undefined where neither is. */
  readonly known: () => string | undefined;
  /** The known one, else one from the server, asked for once however many wait for it. */
  readonly get: () => Promise<string>;
  /** Forgets one that the server did not take: the session ended, or began, elsewhere. */
  readonly forget: () => void;
};

/** Answers `{ xsrf }` and makes this browser a visitor, where it was none. */
const ADDRESS = '/_/visitor';

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
  return {
    known: () => token,
    get: async () => {
      if (token !== undefined) return token;
      coming ??= ask().finally(() => (coming = undefined));
      return await coming;
    },
    forget: () => {
      token = undefined;
    },
  };
}
