/** Passkeys belong to a name: browsers make none for a bare IP address. */
const IP_ADDRESS = /^[\d.]+$|:/;

/** Whether this browser knows passkeys, lets pages speak of them in JSON, and takes them at this address. */
export function hasPasskeys(): boolean {
  if (IP_ADDRESS.test(location.hostname)) return false;
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Whether it offers passkeys in the list below an input for an address. */
export async function canAutofillPasskeys(): Promise<boolean> {
  if (!hasPasskeys() || !('isConditionalMediationAvailable' in PublicKeyCredential)) return false;
  return await PublicKeyCredential.isConditionalMediationAvailable();
}

/** Asks the browser for a passkey; the answer as JSON. Throws where the reader gives none. */
export async function getPasskey(
  json: string,
  options: { readonly mediation?: CredentialMediationRequirement; readonly signal?: AbortSignal } = {},
): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    JSON.parse(json) as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey, ...options });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was given');
  return JSON.stringify(credential.toJSON());
}
