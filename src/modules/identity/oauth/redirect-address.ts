const MOST_CHARACTERS = 2_000;
/** What an address is written with (RFC 3986) but for `#`: no space, quote, backslash or sign of control. */
const WRITABLE = /^[\w\-.~:/?[\]@!$&'()*+,;=%]+$/;
/** A loopback address, which RFC 8252 (7.3) lets have any port at each request; never a name, which others may own. */
const LOOPBACK = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(\/.*)?$/;
/** A scheme of an app's own (RFC 8252, 7.1): a domain name backwards, so that `javascript:` and `data:` are none. */
const OWN_SCHEME = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+:/;

/** Whether an app may name this address as one to which people return. */
export function isRedirectAddress(text: string, app: { readonly isPublic: boolean }): boolean {
  if (text.length > MOST_CHARACTERS || !WRITABLE.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return url.href === text || url.href === `${text}/`;
  if (url.protocol === 'http:') return LOOPBACK.test(text);
  return app.isPublic && OWN_SCHEME.test(text);
}

/** Whether an app named the address of a request: the same text, but for the port of a loopback address. */
export function isNamedAddress(address: string, named: readonly string[]): boolean {
  if (!WRITABLE.test(address)) return false;
  const wanted = withoutPort(address);
  return named.some((one) => one === address || (wanted !== undefined && withoutPort(one) === wanted));
}

function withoutPort(address: string): string | undefined {
  const found = LOOPBACK.exec(address);
  return found === null || !URL.canParse(address) ? undefined : `${found[1] ?? ''}${found[2] ?? ''}`;
}

/** The address with more in its query, everything else byte for byte as it was named. */
export function withAnswer(address: string, answer: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) query.set(name, value);
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** What a person is told of where they are sent: a host, or undefined for an app on their own device. */
export function placeOf(address: string): string | undefined {
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? host : undefined;
}
