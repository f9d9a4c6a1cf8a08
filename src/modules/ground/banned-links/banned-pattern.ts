import { domainAndParents } from '#shared/domains/domain-names.ts';

/** Own judgement: no pattern needs more. */
const MOST_PATTERN_LENGTH = 200;
const HOST = /^(\*|[a-z0-9*-]+(\.[a-z0-9*-]+)+)$/;

/**
 * What staff wrote as a pattern, made comparable: `example.com` stands for the domain and all below it, a star
 * for any characters (`*.example.*`), and after a slash for paths (`example.com/offer/*`). Undefined where it is none.
 */
export function readPattern(text: string): string | undefined {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
  if (bare.length === 0 || bare.length > MOST_PATTERN_LENGTH || /[\s\p{Cc}]/u.test(bare)) return undefined;
  const [host = '', ...path] = bare.split('/');
  const ascii = host.includes('*') ? host : asciiHost(host);
  if (ascii === undefined || !HOST.test(ascii) || ascii.replace(/[*.]/g, '') === '') return undefined;
  return [ascii, ...path].join('/');
}

/** Makes the question whether an address is one that a pattern stands for. */
export function createPatternTest(pattern: string): (href: string) => boolean {
  const slash = pattern.indexOf('/');
  const host = slash === -1 ? pattern : pattern.slice(0, slash);
  const path = slash === -1 ? '' : pattern.slice(slash);
  return (href) => {
    const target = targetOf(href);
    if (target === undefined || !domainAndParents(target.host).some((domain) => matchesGlob(host, domain)))
      return false;
    return path === '' || ['', '/*', '?*'].some((rest) => matchesGlob(path + rest, target.path));
  };
}

/** Steps through both once, and back to the last star only: no pattern takes long, which a regular expression may. */
function matchesGlob(glob: string, text: string): boolean {
  let [at, star, resume] = [0, -1, 0];
  let place = 0;
  while (place < text.length) {
    if (glob[at] === '*') {
      star = at;
      resume = place;
      at += 1;
    } else if (glob[at] === text[place]) {
      at += 1;
      place += 1;
    } else if (star !== -1) {
      at = star + 1;
      resume += 1;
      place = resume;
    } else return false;
  }
  while (glob[at] === '*') at += 1;
  return at === glob.length;
}

/** Host and path as browsers take them; undefined for an address that leads to no other host. */
function targetOf(href: string): { readonly host: string; readonly path: string } | undefined {
  const mail = /^mailto:[^@?]*@([^?,]+)/i.exec(href)?.[1];
  if (mail !== undefined) return { host: mail.toLowerCase().replace(/\.$/, ''), path: '' };
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  return { host: url.hostname.replace(/\.$/, ''), path: readablePath(url).toLowerCase() };
}

/** `%6f` is the letter that it stands for. */
function readablePath({ pathname, search }: URL): string {
  try {
    return decodeURIComponent(pathname) + search;
  } catch {
    return pathname + search;
  }
}

function asciiHost(host: string): string | undefined {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;
}
