/** `2014-03-12-coming-soon` without its date. */
export function fileSlug(path: string): string {
  const name = path.split('/').at(-1) ?? path;
  const base = name.replace(/\.(?:md|markdown|mdx|html?|qmd|rmd)$/i, '').replace(/\.[a-z]{2}(?:-\w+)?$/, '');
  const slug = base === 'index' ? (path.split('/').at(-2) ?? base) : base;
  return slug.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '');
}

/** `/2014/03/12` for a date, in UTC: how engines build addresses. */
export function datePath(date: Date | undefined, parts: 2 | 3 = 3): string {
  return date === undefined ? '' : `/${date.toISOString().slice(0, 10).split('-').slice(0, parts).join('/')}`;
}

/**
 * A path as redirects keep it: absolute, without host, query, `index.html` and the slash at its end.
 * Undefined for an address of another site or the root.
 */
export function oldAddress(written: string, siteUrl?: string): string | undefined {
  const base = siteUrl ?? 'https://source.invalid/';
  if (!URL.canParse(written, base)) return undefined;
  const isRelative = !/^(?:[a-z][a-z0-9+.-]*:|\/)/i.test(written);
  const url = new URL(isRelative ? `/${written}` : written, base);
  if (url.host !== new URL(base).host) return undefined;
  const path = url.pathname
    .replace(/\/index\.html?$/, '')
    .replace(/\/+$/, '')
    .replace(/\/{2,}/g, '/');
  return path === '' || path.length > 500 ? undefined : path;
}
