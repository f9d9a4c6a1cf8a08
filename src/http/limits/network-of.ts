import { isIPv4, isIPv6 } from 'node:net';

/**
 * The network that a limit counts: an IPv4 address alone, or the /64 of an IPv6 address, because one
 * household owns at least that many. An IPv4 address written as IPv6 counts as itself.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const bare = address.split('%')[0] ?? address;
  if (isIPv4(bare)) return bare;
  // A proxy that passes on what a stranger wrote: all of these share one bucket.
  if (!isIPv6(bare)) return 'unknown';
  const [head = '', tail] = bare.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: missing }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
