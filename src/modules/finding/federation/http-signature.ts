import { createHash, createPublicKey, sign, verify } from 'node:crypto';
import { isSameText } from '#platform/secrets/is-same-text.ts';

/** What a request must have signed so that nothing of it can be changed on the way, or sent again elsewhere. */
const SIGNED = ['(request-target)', 'host', 'date', 'digest'] as const;
/** As elsewhere: how far the clock of another machine may be from ours, either way. */
const MOST_SECONDS = 300;
const ALGORITHMS: ReadonlySet<string> = new Set(['rsa-sha256', 'hs2019']);
/** A smaller key is guessed, and a larger one is work for us. */
const KEY_BITS = { fewest: 2048, most: 8192 } as const;

export type SignedRequest = {
  readonly method: string;
  /** Path and query as they are sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
};

export type Signature = {
  readonly keyId: string;
  readonly headers: readonly string[];
  readonly bytes: Buffer;
};

type Signing = {
  readonly keyId: string;
  /** PEM. */
  readonly privateKey: string;
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly now: Date;
  readonly body?: Buffer;
};

/** The headers that make a request ours (draft-cavage-http-signatures-12, rsa-sha256), as Mastodon asks for them. */
export function signRequest({ keyId, privateKey, method, url, now, body }: Signing): Readonly<Record<string, string>> {
  const target = url.pathname + url.search;
  const headers: Readonly<Record<string, string>> = {
    host: url.host,
    date: now.toUTCString(),
    ...(body !== undefined && { digest: digestOf(body) }),
  };
  const names = ['(request-target)', ...Object.keys(headers)];
  const signature = sign('sha256', Buffer.from(linesOf(names, { method, target, headers })), privateKey);
  const parts = { keyId, algorithm: 'rsa-sha256', headers: names.join(' '), signature: signature.toString('base64') };
  const written = Object.entries(parts).map(([name, value]) => `${name}="${value}"`);
  return { ...headers, signature: written.join(',') };
}

/** The signature of a request that may be believed if its key says so: recent, over all that counts, with a body that is its own. */
export function readSignature(request: SignedRequest, now: Date): Signature | undefined {
  const parts = new Map(
    [...(request.headers['signature'] ?? '').matchAll(/([a-zA-Z]+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const [keyId, bytes] = [parts.get('keyId'), parts.get('signature')];
  const headers = (parts.get('headers') ?? '').toLowerCase().split(' ');
  if (keyId === undefined || bytes === undefined) return undefined;
  if (!ALGORITHMS.has(parts.get('algorithm') ?? 'hs2019')) return undefined;
  if (!SIGNED.every((name) => headers.includes(name))) return undefined;
  const age = Math.abs(now.getTime() - Date.parse(request.headers['date'] ?? ''));
  if (!(age <= MOST_SECONDS * 1_000)) return undefined;
  if (!isSameText(request.headers['digest'] ?? '', digestOf(request.body))) return undefined;
  return { keyId, headers, bytes: Buffer.from(bytes, 'base64') };
}

/** Whether a key made this signature over this request. */
export function isSignedBy(publicKey: string, signature: Signature, request: SignedRequest): boolean {
  const key = readPublicKey(publicKey);
  if (key === undefined) return false;
  return verify('sha256', Buffer.from(linesOf(signature.headers, request)), key, signature.bytes);
}

/** Whether a text is a public key that signatures may be checked with. */
export function isUsableKey(publicKey: string): boolean {
  return readPublicKey(publicKey) !== undefined;
}

function readPublicKey(pem: string) {
  try {
    const key = createPublicKey({ key: pem, format: 'pem' });
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return key.asymmetricKeyType === 'rsa' && bits >= KEY_BITS.fewest && bits <= KEY_BITS.most ? key : undefined;
  } catch {
    return undefined;
  }
}

function linesOf(
  names: readonly string[],
  { method, target, headers }: Pick<SignedRequest, 'method' | 'target' | 'headers'>,
): string {
  const valueOf = (name: string) =>
    name === '(request-target)' ? `${method.toLowerCase()} ${target}` : (headers[name] ?? '');
  return names.map((name) => `${name}: ${valueOf(name)}`).join('\n');
}

function digestOf(body: Buffer): string {
  return `SHA-256=${createHash('sha256').update(body).digest('base64')}`;
}
