type TabAddress = { readonly to: string };

/** The tab whose link matches the location; undefined on a page that has no tab (1§2). */
export function activeTab<Tab extends TabAddress>(tabs: readonly Tab[], path: string): Tab | undefined {
  const here = normal(path);
  return tabs.find((tab) => normal(tab.to) === here);
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
