import { domainToUnicode } from 'node:url';
import { getDomain } from 'tldts';

export type DomainNameFault = 'notADomain' | 'hasPort' | 'publicSuffix' | 'ownName' | 'mixedAlphabets' | 'lookAlike';
export type DomainNameOutcome =
  | { readonly ok: true; readonly domain: string; readonly registrable: string }
  | { readonly ok: false; readonly fault: DomainNameFault };

const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
/** A name has at most 253 signs, and `_longhand-challenge.` stands before this one. */
const LONGEST = 233;
/** Names that mean something else on every machine, or nothing anywhere. */
const NOBODYS = new Set(['localhost', 'local', 'internal', 'lan', 'home', 'onion', 'arpa', 'invalid']);

/**
 * The name of a host in the one form in which it is kept: lower case, Punycode, no dot at its end. A pasted
 * address without a path is read too. Refused are addresses, single names, names below which everybody may
 * register, the site's own, and those that pass themselves off as another.
 */
export function readDomainName(text: string, siteUrl: string): DomainNameOutcome {
  const trimmed = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/$/, '');
  if (/[/@?#\\\s]/.test(trimmed) || trimmed.length > LONGEST * 4) return refuse('notADomain');
  const url = URL.parse(`https://${trimmed}`);
  if (url === null) return refuse('notADomain');
  if (url.port !== '') return refuse('hasPort');
  const domain = url.hostname.replace(/\.$/, '');
  const labels = domain.split('.');
  const last = labels.at(-1) ?? '';
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(last);
  if (!isName || domain.length > LONGEST || NOBODYS.has(last)) return refuse('notADomain');
  const site = new URL(siteUrl).hostname;
  if (domain === site || domain.endsWith(`.${site}`) || site.endsWith(`.${domain}`)) return refuse('ownName');
  const registrable = registrableOf(domain);
  if (registrable === null) return refuse('publicSuffix');
  const shown = domainToUnicode(domain);
  if (shown.split('.').some(hasMixedAlphabets)) return refuse('mixedAlphabets');
  const ownName = registrableOf(site);
  const isTwin = ownName !== null && registrable !== ownName && looksOf(registrable) === looksOf(ownName);
  return isTwin ? refuse('lookAlike') : { ok: true, domain, registrable };
}

/** The name that somebody registered: `ada.example` of `blog.ada.example`; null for a public suffix and an address. */
export function registrableOf(domain: string): string | null {
  return getDomain(domain, { allowPrivateDomains: true });
}

/** The name that people mean the same by: `www.ada.example` for `ada.example`, and the reverse; null of all others. */
export function twinOf(domain: string): string | null {
  const registrable = registrableOf(domain);
  if (domain === registrable) return `www.${domain}`;
  return domain === `www.${registrable}` ? registrable : null;
}

function refuse(fault: DomainNameFault): DomainNameOutcome {
  return { ok: false, fault };
}

function hasMixedAlphabets(label: string): boolean {
  return /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(label);
}

/** Letters of other alphabets, and digits, that look like a Latin one. */
const TWINS = new Map(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'јj', 'ѕs', 'һh', 'ԁd', 'ԛq', 'ԝw', 'вb', 'кk', 'мm', 'нh', 'тt']
    .concat(['гr', 'οo', 'αa', 'νv', 'ρp', 'ιi', 'κk', 'τt', 'υu', 'ηn', '0o', '1l'])
    .map(([letter = '', twin = '']) => [letter, twin]),
);

/** What a hurried reader sees of a name: without accents, each letter as the Latin one that it looks like. */
function looksOf(domain: string): string {
  const plain = domainToUnicode(domain).normalize('NFKD').replace(/\p{M}/gu, '');
  return [...plain]
    .map((letter) => TWINS.get(letter) ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('i', 'l');
}
