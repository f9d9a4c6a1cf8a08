import { createHash } from 'node:crypto';
import type { Encoding } from '#platform/page-cache/encodings.ts';
import { type PageBody, pageBodyOf } from '#platform/page-cache/page-body.ts';

/** What a renderer hands over. Header names are lower case. */
export type RenderedPage = {
  readonly status: number;
  /** Without `content-length`, `content-encoding`, `etag`, `vary` and `x-cache-status`: those are added here. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | PageBody;
  /** The page is dropped when one of these is purged. */
  readonly tags: readonly string[];
  readonly isCacheable: boolean;
  /** Of `performance.now()`: what it was made from has all that was committed before. All there was, where undefined. */
  readonly asOf?: number | undefined;
};

/** `hit` fresh from the cache; `expired` from the cache and being rendered again; `miss` rendered now; `dynamic` never kept. */
export type CacheStatus = 'hit' | 'expired' | 'miss' | 'dynamic';

/** Bytes of one page in one encoding, ready for the socket. */
export type PageVariant = {
  readonly body: Buffer;
  /** Names and values in turn, as `writeHead` takes them, with `x-cache-status: hit`. */
  readonly hitHead: readonly string[];
};

export type CachedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  readonly variants: Readonly<Record<Encoding, PageVariant>>;
  readonly tags: readonly string[];
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** About what the page takes in memory. */
  readonly bytes: number;
};

const OVERHEAD = 2_000;

/** Compresses a page and writes its heads, once for all its readers. */
export async function packPage(
  rendered: RenderedPage,
  life: { readonly freshUntil: number; readonly staleUntil: number },
): Promise<CachedPage> {
  const bodies = await pageBodyOf(rendered.body).forMany();
  const { identity } = bodies;
  // Weak, since one tag stands for three encodings of the same page.
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const head = { headers: rendered.headers, etag };
  const variant = (encoding: Encoding): PageVariant => ({
    body: bodies[encoding],
    hitHead: writeHead(head, encoding, bodies[encoding].byteLength, 'hit'),
  });
  return {
    ...head,
    ...life,
    status: rendered.status,
    tags: rendered.tags,
    variants: { br: variant('br'), gzip: variant('gzip'), identity: variant('identity') },
    bytes: bodies.br.byteLength + bodies.gzip.byteLength + identity.byteLength + OVERHEAD,
  };
}

/** The head of a page as a flat array for `writeHead`. */
export function headOf(page: CachedPage, encoding: Encoding, status: CacheStatus): readonly string[] {
  const variant = page.variants[encoding];
  return status === 'hit' ? variant.hitHead : writeHead(page, encoding, variant.body.byteLength, status);
}

/** The head of a 304 for a reader who has the page already. */
export function notModifiedHead(page: CachedPage, status: CacheStatus): readonly string[] {
  const kept = Object.entries(page.headers).filter(([name]) => !name.startsWith('content-') || name.includes('policy'));
  return [...kept.flat(), 'etag', page.etag, 'vary', varyOf(page.headers), 'x-cache-status', status];
}

/** True when an `if-none-match` header names this page. */
export function isNotModified(page: CachedPage, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const bare = page.etag.slice(2);
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}

function writeHead(
  page: { readonly headers: Readonly<Record<string, string>>; readonly etag: string },
  encoding: Encoding,
  length: number,
  status: CacheStatus,
): string[] {
  const head = Object.entries(page.headers)
    .filter(([name]) => name !== 'vary')
    .flat();
  if (encoding !== 'identity') head.push('content-encoding', encoding);
  head.push(
    'content-length',
    String(length),
    'etag',
    page.etag,
    'vary',
    varyOf(page.headers),
    'x-cache-status',
    status,
  );
  return head;
}

function varyOf(headers: Readonly<Record<string, string>>): string {
  return headers['vary'] === undefined ? 'accept-encoding' : `${headers['vary']}, accept-encoding`;
}
