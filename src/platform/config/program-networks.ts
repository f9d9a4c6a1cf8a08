import { readFileSync } from 'node:fs';
import { BlockList, isIPv6 } from 'node:net';
import { ConfigError } from '#platform/config/config-error.ts';
import { isNetwork } from '#platform/config/variable-kinds.ts';

export type NetworkList = {
  /** Takes an address, or a network as limits count it: `2001:db8:1:2::/64`. */
  has(network: string): boolean;
};

/**
 * Reads a file of networks, one per line, with `#` before comments; undefined if none is named. Throws a ConfigError
 * if it can't be read or a line isn't a network.
 */
export function readProgramNetworks(file: string | undefined): NetworkList | undefined {
  if (file === undefined) return undefined;
  const list = new BlockList();
  for (const [place, line] of textOf(file).split('\n').entries()) {
    const network = line.replace(/#.*/, '').trim();
    if (network === '') continue;
    if (!isNetwork(network)) {
      throw new ConfigError('PROGRAM_NETWORKS', `must name a file of networks, but its line ${place + 1} is none`);
    }
    const [address = '', bits] = network.split('/');
    const isSix = isIPv6(address);
    list.addSubnet(address, Number(bits ?? (isSix ? 128 : 32)), isSix ? 'ipv6' : 'ipv4');
  }
  return {
    has: (network) => {
      const [address = ''] = network.split('/');
      return list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
    },
  };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError('PROGRAM_NETWORKS', 'must name a file that can be read');
  }
}
