import { BlockList, isIPv6 } from 'node:net';

export type TrustedProxies = {
  /** True for the operator's proxies, which we believe about the reader. `hop` is 0 for the connecting address. */
  trusts(address: string, hop: number): boolean;
};

/** By addresses and networks, or by the number of proxies in a row; nobody if undefined. */
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
