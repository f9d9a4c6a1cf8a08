const CONTROL_OR_SPACE = /[\p{Cc}\p{Z}\p{Cs}\\]/u;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** Longest address that a document keeps. */
export const MAX_HREF_LENGTH = 8_192;

/** True for an absolute http or https address with a host. */
export function isWebAddress(href: string): boolean {
  return isBounded(href) && /^https?:\/\/[^/?#]/i.test(href) && URL.canParse(href);
}

/**
 * True for the addresses that a link of a story may have: http, https, mailto, a relative path or an
 * anchor of the page. Addresses that name a host without a scheme (`//host`) are refused.
 */
export function isSafeHref(href: string): boolean {
  if (!isBounded(href)) return false;
  if (/^https?:/i.test(href)) return isWebAddress(href);
  if (/^mailto:/i.test(href)) return href.length > 'mailto:'.length;
  if (href.startsWith('//')) return false;
  return !SCHEME.test(href) && !href.split(/[/?#]/, 1)[0]?.includes(':');
}

/**
 * The address that a person meant, made fit for a story: trimmed, inner spaces and backslashes encoded.
 * Undefined where it cannot be a safe link.
 */
export function cleanHref(raw: string): string | undefined {
  const href = raw
    .trim()
    .replace(/[\t\n\r]/g, '')
    .replace(/\p{Z}/gu, (space) => encodeURIComponent(space))
    .replace(/\\/g, '%5C')
    .replace(/^\/\//, 'https://');
  return isSafeHref(href) ? href : undefined;
}

function isBounded(href: string): boolean {
  return href.length > 0 && href.length <= MAX_HREF_LENGTH && !CONTROL_OR_SPACE.test(href);
}
