import type { Problem } from './judge-records.ts';

/** A CAA record (RFC 8659) as a name server says it: `issue` and `letsencrypt.org; validationmethods=http-01`. */
export type CaaRecord = { readonly isCritical: boolean; readonly tag: string; readonly value: string };

/** The records of the nearest name that has any, and that name. */
export type CaaPlace = { readonly name: string; readonly records: readonly CaaRecord[] };

const KNOWN_TAGS: ReadonlySet<string> = new Set([
  'issue',
  'issuewild',
  'iodef',
  'contactemail',
  'contactphone',
  'issuemail',
]);
const MOST_TOLD = 4;

/**
 * Whether none of our authorities may make a certificate, before one is asked in vain. `found` is the name where that
 * stands, and then who may. Whose name no `issue` bears everybody may; a critical tag that is unknown forbids.
 */
export function judgeCaa({ name, records }: CaaPlace, authorities: readonly string[]): Problem | null {
  const isUnknown = records.some(({ isCritical, tag }) => isCritical && !KNOWN_TAGS.has(tag.toLowerCase()));
  const issuers = records.filter(({ tag }) => tag.toLowerCase() === 'issue').map(({ value }) => readIssuer(value));
  if (!isUnknown && issuers.length === 0) return null;
  const isAllowed = issuers.some(({ issuer, isOverHttp }) => isOverHttp && authorities.includes(issuer));
  if (!isUnknown && isAllowed) return null;
  const allowed = [...new Set(issuers.map(({ issuer }) => issuer).filter((issuer) => issuer !== ''))];
  const found = [name, ...allowed.slice(0, MOST_TOLD).map((text) => text.slice(0, 100))];
  return { kind: allowed.length === 0 ? 'noAuthority' : 'otherAuthority', found };
}

/** `validationmethods` names how a name may be looked at (RFC 8657); we answer over http. */
function readIssuer(value: string): { readonly issuer: string; readonly isOverHttp: boolean } {
  const [issuer = '', ...parameters] = value.split(';').map((part) => part.trim().toLowerCase());
  const methods = parameters
    .map((parameter) => /^validationmethods\s*=\s*(.*)$/.exec(parameter)?.[1])
    .find((found) => found !== undefined);
  const isOverHttp = methods === undefined || methods.split(',').some((method) => method.trim() === 'http-01');
  return { issuer, isOverHttp };
}
