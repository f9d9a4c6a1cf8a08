import { z } from 'zod';
import { ConfigError } from '#platform/config/config-error.ts';
import { host, origins, text } from '#platform/config/variable-kinds.ts';

/** A cache in front of the site that hears about changes: a rented one, or Varnish on your own machines. */
export type EdgeCache =
  | {
      readonly kind: 'fastly' | 'cloudflare' | 'bunny';
      /** Of the service, the zone or the pull zone. */
      readonly id: string;
      readonly key: string;
      /** Origin of the interface. */
      readonly apiUrl: string;
    }
  | { readonly kind: 'varnish'; readonly origins: readonly string[] };

export type EdgeSettings = { readonly edgeCache: EdgeCache | undefined };

const KINDS = ['fastly', 'cloudflare', 'bunny', 'varnish'] as const;
const APIS = {
  fastly: 'https://api.fastly.com',
  cloudflare: 'https://api.cloudflare.com',
  bunny: 'https://api.bunny.net',
} as const;

export const edgeVariables = {
  EDGE_CACHE: z.enum(KINDS, `must be one of ${KINDS.join(', ')}`).optional(),
  EDGE_CACHE_ID: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'must be an ID of letters and digits')
    .optional(),
  EDGE_CACHE_KEY: text,
  EDGE_CACHE_URLS: origins,
  EDGE_CACHE_API_HOST: host,
};

type Values = z.output<z.ZodObject<typeof edgeVariables>>;

/** Throws a ConfigError where a kind is named without what it needs. */
export function readEdgeSettings(values: Values): EdgeSettings {
  const { EDGE_CACHE: kind, EDGE_CACHE_ID: id, EDGE_CACHE_KEY: key, EDGE_CACHE_URLS: urls } = values;
  if (kind === undefined) return { edgeCache: undefined };
  if (kind === 'varnish') return { edgeCache: { kind, origins: needed('EDGE_CACHE_URLS', kind, urls) } };
  const named = values.EDGE_CACHE_API_HOST ?? APIS[kind];
  const apiUrl = named.includes('://') ? named : `https://${named}`;
  return {
    edgeCache: {
      kind,
      id: needed('EDGE_CACHE_ID', kind, id),
      key: needed('EDGE_CACHE_KEY', kind, key),
      apiUrl: new URL(apiUrl).origin,
    },
  };
}

function needed<Value>(name: string, kind: string, value: Value | undefined): Value {
  if (value === undefined) throw new ConfigError(name, `must be set, because EDGE_CACHE is ${kind}`);
  return value;
}
