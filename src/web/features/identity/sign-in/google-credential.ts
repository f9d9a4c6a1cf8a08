/** Where Google describes itself to browsers: the only address of others that a page may ask, and only where set up. */
const CONFIG_URL = 'https://accounts.google.com/gsi/fedcm.json';

type Asked = {
  readonly identity: {
    readonly context: 'signin';
    readonly mode: 'active';
    readonly providers: readonly Readonly<Record<string, unknown>>[];
  };
};

/** Whether the browser itself asks providers who its owner is (FedCM): then no script of theirs is needed. */
export function canAskGoogle(): boolean {
  return 'IdentityCredential' in window;
}

export type GoogleCredential = { readonly credential: string; readonly nonce: string };

/** Lets the browser ask its owner for their Google account. Throws where it gives none; call it from a click. */
export async function askGoogle(clientId: string): Promise<GoogleCredential> {
  const nonce = crypto.randomUUID();
  const provider = { configURL: CONFIG_URL, clientId, nonce, params: { nonce } };
  const asked: Asked = { identity: { context: 'signin', mode: 'active', providers: [provider] } };
  const given: unknown = await navigator.credentials.get(asked as CredentialRequestOptions);
  const token = given !== null && typeof given === 'object' && 'token' in given ? given.token : undefined;
  if (typeof token !== 'string') throw new Error('The browser gave no credential');
  return { credential: token, nonce };
}
