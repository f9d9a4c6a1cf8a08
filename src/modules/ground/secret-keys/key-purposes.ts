/**
 * What a key of the site is for, and what becomes of that when the key goes (rule 238).
 * - `sealed`: bytes in the database, which are sealed anew by the key in use;
 * - `signed`: what is good for a week at most, and is waited for;
 * - `lasting`: what is good for years, by the key that made it;
 * - `standing`: what is found again by what was made of it, so that the first key makes it for good.
 * Of the last two the key for that purpose outlives its root; where that leaked, only if it says so.
 */
type KeyPurpose =
  | { readonly kind: 'sealed' | 'signed' }
  | { readonly kind: 'lasting' | 'standing'; readonly outlivesLeak: boolean };

/** Somebody who knows it could do what only the site may: end subscriptions, report mail as lost, send pushes. */
const untilLeaked = { outlivesLeak: false } as const;
/** It keeps a copy of the database from telling something, and without it people would lose what is theirs. */
const always = { outlivesLeak: true } as const;

export const keyPurposes: Readonly<Record<string, KeyPurpose>> = {
  'certificate authority accounts': { kind: 'sealed' },
  'certificate keys': { kind: 'sealed' },
  'federation key': { kind: 'sealed' },
  'gift code at rest': { kind: 'sealed' },
  'kept key': { kind: 'sealed' },
  mail: { kind: 'sealed' },
  'mail signing keys': { kind: 'sealed' },
  'payout account': { kind: 'sealed' },
  'push-device': { kind: 'sealed' },
  'tax answers': { kind: 'sealed' },
  totp: { kind: 'sealed' },
  captcha: { kind: 'signed' },
  'confirm reply address': { kind: 'signed' },
  'confirm subscription': { kind: 'signed' },
  fingerprint: { kind: 'signed' },
  'login code': { kind: 'signed' },
  'payout address code': { kind: 'signed' },
  'preview of a design': { kind: 'signed' },
  'publisher code': { kind: 'signed' },
  'search key': { kind: 'signed' },
  'setup link': { kind: 'signed' },
  'subscriber export': { kind: 'signed' },
  xsrf: { kind: 'signed' },
  password: { kind: 'lasting', ...always },
  'recovery code': { kind: 'lasting', ...always },
  'return path': { kind: 'lasting', ...untilLeaked },
  unsubscribe: { kind: 'lasting', ...untilLeaked },
  earnings: { kind: 'standing', ...always },
  'gift code': { kind: 'standing', ...always },
  lockouts: { kind: 'standing', ...always },
  'meter of networks': { kind: 'standing', ...always },
  'mobile verification': { kind: 'standing', ...always },
  'operation count': { kind: 'standing', ...always },
  'order of a gift': { kind: 'standing', ...always },
  'passkey user handle': { kind: 'standing', ...always },
  'provider question': { kind: 'standing', ...untilLeaked },
  'readers of share links': { kind: 'standing', ...always },
  'trial card': { kind: 'standing', ...always },
  'web-push': { kind: 'standing', ...untilLeaked },
};

/** Those whose key outlives its root: for each key, or for the first alone. */
export const outlivingPurposes = Object.entries(keyPurposes).flatMap(([purpose, of]) =>
  of.kind === 'lasting' || of.kind === 'standing' ? [{ purpose, ...of }] : [],
);
