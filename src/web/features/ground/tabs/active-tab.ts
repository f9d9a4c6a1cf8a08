type TabAddress = { readonly to: string };

/**
 * The tab whose link matches the location; undefined on a page that has no tab. On search the
 * location is the path with its `q`, whatever else the query says.
 */
export function activeTab<Tab extends TabAddress>(
  tabs: readonly Tab[],
  path: string,
  query = new URLSearchParams(),
): Tab | undefined {
  const isSearch = SEARCH.test(normal(path));
  const here = isSearch ? withQ(path, query) : normal(path);
  return tabs.find((tab) => (isSearch ? withQ(tab.to, queryOf(tab.to)) : normal(tab.to)) === here);
}

const SEARCH = /^\/search(?:\/|$)/;

function withQ(path: string, query: URLSearchParams): string {
  return `${normal(path)}?q=${query.get('q') ?? ''}`;
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(address.split('?')[1]?.split('#')[0]);
}

/** Paths are the same with and without a slash at the end and however they are escaped. */
function normal(path: string): string {
  const withoutQuery = path.split(/[?#]/)[0] ?? '';
  const trimmed = withoutQuery.replace(/\/+$/, '') || '/';
  try {
    return decodeURI(trimmed);
  } catch {
    return trimmed;
  }
}
