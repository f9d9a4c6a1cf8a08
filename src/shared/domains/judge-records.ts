/** What was asked for and answered: `unreachable` where no name server said anything. */
export type Found = readonly string[] | 'unreachable';

/** What the name servers of a domain say. */
export type FoundRecords = {
  /** At `_longhand-challenge.{domain}`. */
  readonly proof: Found;
  readonly alias: Found;
  readonly v4: Found;
  readonly v6: Found;
};

/** What they should say. */
export type WantedRecords = {
  readonly proof: string;
  /** Host names that it may be an alias of. */
  readonly aliases: readonly string[];
  readonly addresses: readonly string[];
};

/** What is wrong, as plain words name it; `found` is what stands there instead. */
const recordProblems = [
  'unreachable',
  'proofMissing',
  'proofWrong',
  'addressMissing',
  'addressWrong',
  'aliasWrong',
  'strayAddress',
  'taken',
  'otherAuthority',
  'noAuthority',
] as const;
export type RecordProblem = (typeof recordProblems)[number];
export type Problem = { readonly kind: RecordProblem; readonly found: readonly string[] };

export type Judgement =
  /** With a problem where it will do harm later on. */
  | { readonly dns: 'right'; readonly problem: Problem | null }
  | { readonly dns: 'missing' | 'wrong'; readonly problem: Problem };

const MOST_TOLD = 5;

/**
 * Whether the records of a domain are as they should be, and the first thing that is not. The proof comes
 * first: without it, where a name leads says nothing about who asks.
 */
export function judgeRecords(found: FoundRecords, wanted: WantedRecords): Judgement {
  const { proof, alias } = found;
  if (proof === 'unreachable') return problem('missing', 'unreachable');
  if (proof.length === 0) return problem('missing', 'proofMissing');
  if (!proof.some((text) => text.trim() === wanted.proof)) return problem('wrong', 'proofWrong', proof);
  if (alias !== 'unreachable' && alias.length > 0) {
    const isOurs = alias.every((name) => wanted.aliases.includes(bare(name)));
    if (isOurs) return { dns: 'right', problem: null };
  }
  return judgeAddresses(found, wanted);
}

function judgeAddresses({ v4, v6, alias }: FoundRecords, wanted: WantedRecords): Judgement {
  if (v4 === 'unreachable' || v6 === 'unreachable') return problem('missing', 'unreachable');
  const all = [...v4, ...v6].map(plainAddress);
  const ours = new Set(wanted.addresses.map(plainAddress));
  const strays = all.filter((address) => !ours.has(address));
  if (all.length > 0 && strays.length === 0) return { dns: 'right', problem: null };
  if (alias !== 'unreachable' && alias.length > 0) return problem('wrong', 'aliasWrong', alias);
  if (all.length === 0) return problem('missing', 'addressMissing');
  return problem('wrong', strays.length === all.length ? 'addressWrong' : 'strayAddress', strays);
}

function problem(dns: 'missing' | 'wrong', kind: RecordProblem, found: readonly string[] = []): Judgement {
  return { dns, problem: { kind, found: found.slice(0, MOST_TOLD).map((text) => text.slice(0, 100)) } };
}

function bare(name: string): string {
  return name.toLowerCase().replace(/\.$/, '');
}

/** One spelling for each address: `2001:DB8:0::1` is `2001:db8::1`. */
function plainAddress(address: string): string {
  const url = address.includes(':') ? URL.parse(`http://[${address}]`) : null;
  return url === null ? address : url.hostname.slice(1, -1);
}
