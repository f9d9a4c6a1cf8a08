const HOME = '/';
/** A longer one leads home. */
export const MOST_REDIRECT_CHARACTERS = 2_000;

/** Spaces and controls in and after ASCII, and the marks that turn a text's direction: no address of ours has one. */
const UNWRITTEN = /[\s\p{Cc}\p{Cf}\p{Z}\\]/u;
const ABSOLUTE = /^https?:\/\/[^/?#]/i;
/** What a server or browser behind us may take for two slashes once it has decoded it. */
const DISGUISED = /^\/+(?:\/|%2f|%5c|%09|%0a|%0d|%ef%bc%(?:8f|bc))/i;

/**
 * The one rule for where a reader may be led after signing in, by a text that came from outside: a path
 * of the first of `origins` (`https://host`, the site that answers), or a whole address of one of the
 * others. Everything else is `/`. What it answers can stand in a Location header as it is.
 */
export function safeRedirect(text: string | null | undefined, origins: readonly string[]): string {
  const [own] = origins;
  if (!text || own === undefined || text.length > MOST_REDIRECT_CHARACTERS || UNWRITTEN.test(text)) return HOME;
  if (!(text.startsWith('/') && !text.startsWith('//')) && !ABSOLUTE.test(text)) return HOME;
  const url = parse(text, own);
  if (url === undefined || url.username !== '' || url.password !== '' || DISGUISED.test(url.pathname)) return HOME;
  const origin = origins.find((one) => parse(one)?.origin === url.origin);
  if (origin === undefined) return HOME;
  const path = url.pathname + url.search + url.hash;
  return origin === own ? path : url.origin + path;
}

function parse(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}
