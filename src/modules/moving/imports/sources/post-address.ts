import type { Fields } from '../front-matter/front-matter.ts';

/** `2014-03-12-coming-soon` without its date. */
export function fileSlug(path: string): string {
  const name = path.split('/').at(-1) ?? path;
  const base = name.replace(/\.(?:md|markdown|mdx|html?|qmd|rmd)$/i, '').replace(/\.[a-z]{2}(?:-\w+)?$/, '');
  const slug = base === 'index' ? (path.split('/').at(-2) ?? base) : base;
  return slug.replace(/^\d{4}-\d{1,2}-\d{1,2}-/, '');
}

/** `/2014/03/12` for a date, in UTC: how engines build addresses. */
function datePath(date: Date): string {
  return `/${date.toISOString().slice(0, 10).replaceAll('-', '/')}`;
}

type Placed = {
  /** Path below the folder of the posts. */
  readonly place: string;
  readonly fields: Fields;
  readonly days: readonly Date[];
};

/**
 * The addresses that a post had: by the patterns of its engine where they are known, and else the two that
 * most engines give, its slug and its day with the slug; each also below the path of the site itself.
 */
export function guessAddresses(post: Placed, patterns: readonly string[], siteUrl: string | undefined): string[] {
  const slug = post.fields.text('slug') ?? fileSlug(post.place);
  if (patterns.length > 0) {
    const days = post.days.length === 0 ? [undefined] : post.days;
    return patterns.flatMap((pattern) => days.flatMap((day) => fill(pattern, post, slug, day) ?? []));
  }
  const plain = [`/${slug}`, ...post.days.map((day) => `${datePath(day)}/${slug}`)];
  const base = siteUrl === undefined ? '' : new URL(siteUrl).pathname.replace(/\/+$/, '');
  return base === '' ? plain : [...plain, ...plain.map((address) => base + address)];
}

/** Undefined where the pattern asks for what the post does not have. */
function fill(pattern: string, post: Placed, slug: string, day: Date | undefined): string | undefined {
  const [year, month, date] = day?.toISOString().slice(0, 10).split('-') ?? [];
  const folder = post.place.split('/').slice(0, -1).join('/');
  const values: Readonly<Record<string, string | undefined>> = {
    year,
    month,
    day: date,
    i_month: month?.replace(/^0/, ''),
    i_day: date?.replace(/^0/, ''),
    short_year: year?.slice(2),
    slug,
    title: slug,
    name: slug,
    filename: slug,
    slugorfilename: slug,
    contentbasename: slug,
    slugorcontentbasename: slug,
    folder,
    path: [folder, slug].filter((part) => part !== '').join('/'),
    categories: categoriesOf(post.fields),
  };
  let isWhole = true;
  const filled = pattern.replace(/:([a-z_]+)/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole ? `/${filled}`.replace(/\/{2,}/g, '/') : undefined;
}

/** Jekyll takes the words of a text for categories of their own, and those of a list as they stand. */
function categoriesOf(fields: Fields): string {
  const written = fields.text('categories');
  const names =
    written === undefined || written.includes(',') ? fields.list('categories', 'category') : written.split(/\s+/);
  return names.join('/').toLowerCase().replace(/\s+/g, '-');
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
