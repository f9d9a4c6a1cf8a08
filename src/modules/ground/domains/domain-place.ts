import { isIP } from 'node:net';
import { createNameLookup, type Answer } from '#platform/dns/name-lookup.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';

/** Where domains of others have to lead. */
export type DomainPlace = {
  /** The name for an alias; null where the site has none. */
  readonly alias: string | null;
  /** Names that are as good, the one above among them. */
  readonly aliases: readonly string[];
  readonly addresses: readonly string[];
};

const KEPT_FOR = 5 * 60_000;
const kept = new Map<string, { readonly at: number; readonly addresses: readonly string[] }>();

/**
 * The alias `domains.{site}` and the addresses that the operator named; without a word from them, the addresses
 * that this alias has, or else the site itself.
 */
export async function findDomainPlace(context: CommandContext): Promise<DomainPlace> {
  const { hostname } = new URL(context.config.siteUrl);
  const address = hostname.replace(/^\[|\]$/g, '');
  const isNamed = isIP(address) === 0 && hostname !== 'localhost';
  const alias = isNamed ? `domains.${hostname}` : null;
  const aliases = alias === null ? [] : [alias, hostname];
  const set = (await readSettings(context.database))['domains.addresses'].split(/\s+/).filter((one) => one !== '');
  if (set.length > 0) return { alias, aliases, addresses: set };
  if (!isNamed) return { alias, aliases, addresses: [hostname === 'localhost' ? '127.0.0.1' : address] };
  return { alias, aliases, addresses: await addressesOf(context, aliases) };
}

async function addressesOf(
  { config, clock }: Pick<CommandContext, 'config' | 'clock'>,
  names: readonly string[],
): Promise<readonly string[]> {
  const key = `${config.dnsServers.join(' ')} ${names.join(' ')}`;
  const now = clock.now().getTime();
  const known = kept.get(key);
  if (known !== undefined && now >= known.at && now - known.at < KEPT_FOR) return known.addresses;
  const lookup = createNameLookup(config.dnsServers);
  for (const name of names) {
    const addresses = [...found(await lookup.v4(name)), ...found(await lookup.v6(name))];
    if (addresses.length === 0) continue;
    kept.set(key, { at: now, addresses });
    return addresses;
  }
  return known?.addresses ?? [];
}

function found(answer: Answer): readonly string[] {
  return answer === 'unreachable' ? [] : answer;
}
