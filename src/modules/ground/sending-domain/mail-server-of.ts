import { isIP } from 'node:net';
import type { Config } from '#platform/config/config.ts';
import type { NameLookup } from '#platform/dns/name-lookup.ts';
import { isInnerAddress } from '#platform/outbound/inner-network.ts';

/** The server that mail leaves by, as the world sees it. */
export type MailServer = {
  /** A name, or an address where it has none. */
  readonly host: string;
  /** Public ones; none where nobody knows. */
  readonly addresses: readonly string[];
};

/** One beside the site, which nobody outside can name, sends by the site's own address. */
export async function findMailServer(
  { smtpUrl, siteUrl }: Pick<Config, 'smtpUrl' | 'siteUrl'>,
  lookup: NameLookup,
): Promise<MailServer> {
  const given = hostOf(smtpUrl ?? siteUrl);
  const own = { host: given, addresses: await publicAddresses(given, lookup) };
  if (own.addresses.length > 0 || (isIP(given) === 0 && given.includes('.'))) return own;
  const site = hostOf(siteUrl);
  return { host: site, addresses: await publicAddresses(site, lookup) };
}

/** How an SPF record names it. */
export function spfTermOf({ host }: MailServer): string {
  const kind = { 0: 'a', 4: 'ip4', 6: 'ip6' }[isIP(host)];
  return `${kind ?? 'a'}:${host}`;
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '').toLowerCase();
}

async function publicAddresses(host: string, lookup: NameLookup): Promise<readonly string[]> {
  const found = isIP(host) > 0 ? [[host]] : await Promise.all([lookup.v4(host), lookup.v6(host)]);
  const addresses = found.flatMap((answer) => (answer === 'unreachable' ? [] : answer));
  return addresses.filter((address) => !isInnerAddress(address));
}
