import { isIP } from 'node:net';
import type { Config } from '#platform/config/config.ts';

/** Who passkeys are for: the main site. */
export type RelyingParty = { readonly id: string; readonly origin: string };

/**
 * The host of the site's public address; undefined where passkeys cannot work, since browsers make none
 * for a bare IP address, nor without https but for `localhost`.
 */
export function relyingParty({ siteUrl }: Pick<Config, 'siteUrl'>): RelyingParty | undefined {
  const { hostname, origin, protocol } = new URL(siteUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 || (protocol !== 'https:' && !isLocal)) return undefined;
  return { id: hostname, origin };
}
