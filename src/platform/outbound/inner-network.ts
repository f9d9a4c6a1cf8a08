import { BlockList, isIP } from 'node:net';

/** Networks that aren't the open internet: this machine, local networks, a cloud's own addresses, reserved ranges. */
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
] as const;
/** `::/8` and `64:ff9b::/16` hold IPv4 addresses in other clothes, as do 6to4 and Teredo. */
const V6 = [
  '::/8',
  '64:ff9b::/16',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/9',
  'ff00::/8',
] as const;

// Two lists, since one of both would find every IPv4 address in `::/8`.
const innerV4 = listOf(V4, 'ipv4');
const innerV6 = listOf(V6, 'ipv6');

/** True for an address that no request of ours may reach unasked, and for a text that is no address. */
export function isInnerAddress(address: string): boolean {
  const bare = address.split('%')[0] ?? address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped !== undefined) return isInnerAddress(mapped);
  const version = isIP(bare);
  if (version === 4) return innerV4.check(bare, 'ipv4');
  return version === 0 || innerV6.check(bare, 'ipv6');
}

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits] = network.split('/');
    list.addSubnet(start, Number(bits), family);
  }
  return list;
}
