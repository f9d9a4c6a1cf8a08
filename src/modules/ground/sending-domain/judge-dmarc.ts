import type { Answer } from '#platform/dns/name-lookup.ts';

export type DmarcProblem = 'unreachable' | 'dmarcMissing' | 'dmarcTwice' | 'dmarcBroken';

/**
 * What a domain says of mail that only pretends to come from it (RFC 7489): by itself, or by the domain that was
 * registered, where it says nothing.
 */
export function judgeDmarc(own: Answer, registered: Answer): DmarcProblem | null {
  if (own === 'unreachable') return 'unreachable';
  const records = policiesOf(own);
  if (records.length > 0) return judge(records);
  if (registered === 'unreachable') return 'unreachable';
  return judge(policiesOf(registered));
}

function policiesOf(texts: readonly string[]): readonly string[] {
  return texts.filter((text) => /^v=DMARC1\s*(?:;|$)/i.test(text));
}

function judge([record, ...more]: readonly string[]): DmarcProblem | null {
  if (record === undefined) return 'dmarcMissing';
  if (more.length > 0) return 'dmarcTwice';
  return /;\s*p\s*=\s*(?:none|quarantine|reject)\s*(?:;|$)/i.test(record) ? null : 'dmarcBroken';
}
