/**
 * A local part in ASCII, which every mail server takes, of words with single dots between them, an `@`, and a domain whose
 * top-level part has at least 2 letters.
 */
const EMAIL =
  /^[!#-'*+\-/0-9=?A-Z^-~]+(?:\.[!#-'*+\-/0-9=?A-Z^-~]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;
const MAX_EMAIL_LENGTH = 254;
/** RFC 5321, 4.5.3.1.1. */
const MAX_LOCAL_LENGTH = 64;
const GOOGLE_DOMAIN_START = /@(?:gm|goo)/i;

/** A domain with letters beyond ASCII, as people write it; nothing that an address of the web reads in another way. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.。-]+$/u;
const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/**
 * The address without outer spaces and with its domain in the form that mail knows (`müller.example` becomes
 * `xn--mller-kva.example`), or undefined where it breaks the rule.
 */
export function parseEmail(text: string): string | undefined {
  const { local, domain } = partsOf(text);
  const email = `${local}@${domain}`;
  return email.length <= MAX_EMAIL_LENGTH && local.length <= MAX_LOCAL_LENGTH && EMAIL.test(email) ? email : undefined;
}

/** Whether an address is refused for letters before its `@` alone, to which few mail servers deliver. */
export function hasForeignLocalPart(text: string): boolean {
  const { local, domain } = partsOf(text);
  return (
    !isAscii(local) &&
    parseEmail(`a@${domain}`) !== undefined &&
    parseEmail(`${local.replaceAll(/\P{ASCII}/gu, 'a')}@a.example`) !== undefined
  );
}

function partsOf(text: string): { readonly local: string; readonly domain: string } {
  const email = text.trim();
  const at = email.lastIndexOf('@');
  return { local: email.slice(0, Math.max(at, 0)), domain: asciiDomain(email.slice(at + 1)) };
}

function asciiDomain(domain: string): string {
  if (isAscii(domain) || !WRITTEN_DOMAIN.test(domain)) return domain;
  return URL.parse(`https://${domain}`)?.hostname ?? domain;
}

/** Whether the address starts to read like one of Google's, so that its sign-in is suggested. */
export function suggestsGoogleSignIn(text: string): boolean {
  return GOOGLE_DOMAIN_START.test(text.trim());
}
