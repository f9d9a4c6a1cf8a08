/** What the home of a viewer shows: all for them, what they follow, or one topic. */
export type HomeTab =
  | { readonly kind: 'recommended' }
  | { readonly kind: 'following' }
  | { readonly kind: 'tag'; readonly tagSlug: string };

/** The tab of an address: `?feed=following`, `?tag={slug}`; anything else is the first one. */
export function homeTab(query: URLSearchParams): HomeTab {
  const tagSlug = query.get('tag');
  if (tagSlug !== null && tagSlug !== '') return { kind: 'tag', tagSlug };
  return query.get('feed') === 'following' ? { kind: 'following' } : { kind: 'recommended' };
}

/** The address of a tab. */
export function homeTabPath(tab: HomeTab): string {
  if (tab.kind === 'tag') return `/?tag=${encodeURIComponent(tab.tagSlug)}`;
  return tab.kind === 'following' ? '/?feed=following' : '/';
}
