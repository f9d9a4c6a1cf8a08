import { emptyElement, element, wrap } from './xml.ts';

/** One page of a sitemap. Addresses are absolute. */
export type SitemapEntry = {
  readonly url: string;
  readonly changedAt: Date;
  /** The same story in each of its languages, itself included; empty where it has one only. */
  readonly languages: readonly { readonly language: string; readonly url: string }[];
};

export const SITEMAP_START = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
export const SITEMAP_END = '\n</urlset>\n';

/** The most that one file may hold by the protocol. */
export const SITEMAP_ENTRIES = 50_000;

export function writeSitemapEntry(entry: SitemapEntry): string {
  const alternates = entry.languages.map(({ language, url }) =>
    emptyElement('xhtml:link', { rel: 'alternate', hreflang: language, href: url }),
  );
  const parts = [element('loc', entry.url), element('lastmod', entry.changedAt.toISOString()), ...alternates];
  return `\n${wrap('url', parts.join(''))}`;
}

/** Writes the index that names every file of the sitemap. */
export function writeSitemapIndex(files: readonly { readonly url: string; readonly changedAt: Date }[]): string {
  const written = files.map(({ url, changedAt }) =>
    wrap('sitemap', element('loc', url) + element('lastmod', changedAt.toISOString())),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...written,
    '</sitemapindex>\n',
  ].join('\n');
}
