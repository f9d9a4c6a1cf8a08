import { BlockList, isIPv6 } from 'node:net';

export type TrustedProxies = {
  /** True for a proxy of the operator: what it says of the reader is believed. `hop` is 0 for who connected. */
  trusts(address: string, hop: number): boolean;
};

/** By addresses and networks, or by how many proxies stand in a row; nobody where undefined. */
export function createTrustedProxies(trusted: readonly string[] | number | undefined): TrustedProxies | undefined {
  if (trusted === undefined) return undefined;
  if (typeof trusted === 'number') return { trusts: (_address, hop) => hop < trusted };
  const list = new BlockList();
  for (const one of trusted) {
    const [address = '', bits] = one.split('/');
    const family = familyOf(address);
    list.addSubnet(address, bits === undefined ? FULL_BITS[family] : Number(bits), family);
  }
  return {
    trusts: (address) => {
      const bare = address.replace(/^::ffff:(?=\d+\.)/i, '');
      return list.check(bare, familyOf(bare));
    },
  };
}

const FULL_BITS = { ipv4: 32, ipv6: 128 };

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
