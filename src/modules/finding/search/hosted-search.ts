import type { SearchIndex } from '#shared/search/search-index.ts';
import type { Config } from '#platform/config/config.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import type { HitRecord } from './record-of.ts';

/** What is written or taken away at the hosted service. */
export type HostedChange =
  | { readonly action: 'updateObject'; readonly body: HitRecord }
  | { readonly action: 'deleteObject'; readonly body: { readonly objectID: string } };

/** The part of the hosted service's protocol that writes; every call throws where it is not accepted. */
export type HostedSearch = {
  readonly change: (kind: SearchIndex, changes: readonly HostedChange[]) => Promise<void>;
  readonly set: (kind: SearchIndex, settings: object) => Promise<void>;
  /** Takes everything away. */
  readonly clear: (kind: SearchIndex) => Promise<void>;
};

/** Undefined where there is no hosted service, or no key that may write to it. */
export function hostedSearchOf({ search }: Pick<Config, 'search'>): HostedSearch | undefined {
  const { algolia, host, indexPrefix } = search;
  if (algolia?.writeKey === undefined) return undefined;
  const { appId, writeKey } = algolia;
  const base = new URL(addressOf(host ?? `${appId}.algolia.net`)).origin;
  // The operator named it: a stand-in may be near by.
  const outbound = createOutbound({ trustedOrigins: host === undefined ? [] : [base] });
  const ask = async (method: string, kind: SearchIndex, path: string, body: object): Promise<void> => {
    const headers = {
      'content-type': 'application/json',
      'x-algolia-application-id': appId,
      'x-algolia-api-key': writeKey,
    };
    const url = `${base}/1/indexes/${encodeURIComponent(indexPrefix + kind)}/${path}`;
    const answer = await outbound(url, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`The hosted search answered ${answer.status} to ${method} ${kind}/${path}`);
  };
  return {
    change: (kind, requests) => ask('POST', kind, 'batch', { requests }),
    set: (kind, settings) => ask('PUT', kind, 'settings', settings),
    clear: (kind) => ask('POST', kind, 'clear', {}),
  };
}

function addressOf(host: string): string {
  return host.includes('://') ? host : `https://${host}`;
}
