const DOMAIN = /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]+$/;
const MOST_CHARACTERS = 253;

/**
 * The domain that somebody means who typed a mail address, the address of a page, `*.spam.example` or the domain itself:
 * in lower case, with other scripts as name servers know them; undefined for what names none.
 */
export function readTypedDomain(typed: string): string | undefined {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^.*@/, '')
    .replace(/^\*?\./, '')
    .replace(/^www\./, '')
    .replace(/[/?#].*$/, '');
  const domain = URL.parse(`http://${bare}/`)?.hostname.replace(/\.$/, '');
  return domain !== undefined && domain.length <= MOST_CHARACTERS && DOMAIN.test(domain) ? domain : undefined;
}

/** A domain and every domain that it stands below: of `a.b.example` itself, `b.example` and `example`. */
export function domainAndParents(domain: string): readonly string[] {
  const labels = domain.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
}
