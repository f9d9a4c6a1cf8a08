import { type CaaRecord, promises as dns } from 'node:dns';
import { isInnerAddress } from '#platform/outbound/inner-network.ts';
import { isInQuarantine } from '#platform/quarantine/quarantine.ts';

/** What was answered, or that nobody answered. A name that is not there has no records. */
export type Answer = readonly string[] | 'unreachable';

/** A record that says who may make certificates: `{ critical: 0, issue: 'letsencrypt.org' }`. */
export type CaaAnswer = readonly CaaRecord[] | 'unreachable';

export type NameLookup = {
  readonly txt: (name: string) => Promise<Answer>;
  readonly alias: (name: string) => Promise<Answer>;
  readonly v4: (name: string) => Promise<Answer>;
  readonly v6: (name: string) => Promise<Answer>;
  readonly caa: (name: string) => Promise<CaaAnswer>;
  /** The hosts that take mail for a name. */
  readonly mailHosts: (name: string) => Promise<Answer>;
  /** The names that an address says it has. */
  readonly namesOf: (address: string) => Promise<Answer>;
};

/** Two tries of two seconds: the person who pressed a button is waiting for it. */
const PATIENCE = { timeout: 2_000, tries: 2 };
const NOT_THERE = new Set(['ENODATA', 'ENOTFOUND']);
const MOST_SERVERS = 3;

/** Asks these name servers (`192.0.2.53`, `127.0.0.1:5300`), or those of the machine where none is given. */
export function createNameLookup(servers: readonly string[]): NameLookup {
  const resolver = new dns.Resolver(PATIENCE);
  if (servers.length > 0) resolver.setServers(servers);
  return lookupBy(resolver);
}

/**
 * Asks the servers that a name is kept on, so that what was changed a minute ago is seen at once; where
 * they cannot be found, or the operator names servers, those. `registrable` is where the search ends.
 */
export async function openNameLookup(
  servers: readonly string[],
  name: string,
  registrable: string,
): Promise<{ readonly kept: NameLookup; readonly general: NameLookup }> {
  const general = createNameLookup(servers);
  if (servers.length > 0) return { kept: general, general };
  const addresses = await findKeepers(name, registrable);
  return { kept: addresses.length === 0 ? general : createNameLookup(addresses), general };
}

function lookupBy(resolver: dns.Resolver): NameLookup {
  return {
    txt: (name) => answer(() => resolver.resolveTxt(name).then((texts) => texts.map((parts) => parts.join('')))),
    alias: (name) => answer(() => resolver.resolveCname(name)),
    v4: (name) => answer(() => resolver.resolve4(name)),
    v6: (name) => answer(() => resolver.resolve6(name)),
    caa: (name) => answer(() => resolver.resolveCaa(name)),
    mailHosts: (name) => answer(() => resolver.resolveMx(name).then((hosts) => hosts.map(({ exchange }) => exchange))),
    namesOf: (address) => answer(() => resolver.reverse(address)),
  };
}

async function answer<Found>(ask: () => Promise<Found[]>): Promise<readonly Found[] | 'unreachable'> {
  if (isInQuarantine()) return 'unreachable';
  try {
    return await ask();
  } catch (error) {
    return error instanceof Error && 'code' in error && NOT_THERE.has(String(error.code)) ? [] : 'unreachable';
  }
}

/** Public addresses of the name servers of the nearest zone above a name. */
async function findKeepers(name: string, registrable: string): Promise<readonly string[]> {
  const resolver = new dns.Resolver(PATIENCE);
  const least = registrable.split('.').length;
  for (let labels = name.split('.'); labels.length >= least; labels = labels.slice(1)) {
    const names = await answer(() => resolver.resolveNs(labels.join('.')));
    if (names === 'unreachable') return [];
    if (names.length === 0) continue;
    const found = await Promise.all(
      names.slice(0, MOST_SERVERS).map((server) => answer(() => resolver.resolve4(server))),
    );
    return found
      .flatMap((addresses) => (addresses === 'unreachable' ? [] : addresses))
      .filter((one) => !isInnerAddress(one));
  }
  return [];
}
