import type { EdgeCache } from '#platform/config/edge-settings.ts';

/** One request that empties a cache in front of the site, or a part of it. */
export type EdgeRequest = {
  readonly method: 'POST' | 'BAN';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** How many tags each takes in one request. */
const MOST_TAGS = { fastly: 256, cloudflare: 30, bunny: 1, varnish: 50 } as const;

/** The header from which this kind of cache reads tags, and their separator; tags contain no spaces. */
export function tagHeader(kind: EdgeCache['kind'] | undefined, tags: readonly string[]): readonly [string, string] {
  if (kind === 'fastly') return ['surrogate-key', tags.map(encodeURI).join(' ')];
  return [kind === 'bunny' ? 'cdn-tag' : 'cache-tag', tags.map(encodeURI).join(',')];
}

/** The request that tells a cache to forget the pages with a tag, or everything. */
export function edgeRequests(edge: EdgeCache, tags: readonly string[] | 'all'): readonly EdgeRequest[] {
  const batches = tags === 'all' ? ['all' as const] : batchesOf(tags.map(encodeURI), MOST_TAGS[edge.kind]);
  return batches.flatMap((batch) => requestsOf(edge, batch));
}

function requestsOf(edge: EdgeCache, tags: readonly string[] | 'all'): readonly EdgeRequest[] {
  if (edge.kind === 'varnish') {
    const headers: Readonly<Record<string, string>> = tags === 'all' ? {} : { 'x-cache-tags': patternOf(tags) };
    return edge.origins.map((origin) => ({ method: 'BAN', url: `${origin}/`, headers, body: undefined }));
  }
  const { path, auth, body } = interfaceOf(edge, tags);
  const headers = { ...auth, accept: 'application/json', 'content-type': 'application/json' };
  return [{ method: 'POST', url: edge.apiUrl + path, headers, body: JSON.stringify(body) }];
}

type Interface = {
  readonly path: string;
  readonly auth: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
};

function interfaceOf(
  { kind, id, key }: Exclude<EdgeCache, { kind: 'varnish' }>,
  tags: readonly string[] | 'all',
): Interface {
  const isAll = tags === 'all';
  switch (kind) {
    case 'fastly':
      return {
        path: `/service/${id}/${isAll ? 'purge_all' : 'purge'}`,
        auth: { 'fastly-key': key },
        body: isAll ? {} : { surrogate_keys: tags },
      };
    case 'cloudflare':
      return {
        path: `/client/v4/zones/${id}/purge_cache`,
        auth: { authorization: `Bearer ${key}` },
        body: isAll ? { purge_everything: true } : { tags },
      };
    case 'bunny':
      return {
        path: `/pullzone/${id}/purgeCache`,
        auth: { accesskey: key },
        body: isAll ? {} : { CacheTag: tags[0] },
      };
  }
}

/** For `docs/operations/proxies/varnish.vcl`: any of the tags, whole. */
function patternOf(tags: readonly string[]): string {
  return `(^|,)(${tags.map((tag) => tag.replaceAll(/[.*+?^${}()|[\]\\]/g, '[$&]')).join('|')})(,|$)`;
}

function batchesOf(tags: readonly string[], most: number): readonly (readonly string[])[] {
  const count = Math.ceil(tags.length / most);
  return Array.from({ length: count }, (_one, index) => tags.slice(index * most, (index + 1) * most));
}
