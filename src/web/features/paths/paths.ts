/** `/@{username}` or a page below it (2§2.8). */
export function personPath(username: string, page = ''): string {
  return `/@${encodeURIComponent(username)}${page === '' ? '' : `/${page}`}`;
}

/** A publication's own domain where it has one, else `/{slug}`; or a page below it. */
export function publicationPath(
  publication: { readonly slug: string; readonly domain?: string | null },
  page = '',
): string {
  const suffix = page === '' ? '' : `/${page}`;
  if (publication.domain) return `https://${publication.domain}${suffix}`;
  return `/${encodeURIComponent(publication.slug)}${suffix}`;
}

/** `/tag/{slug}` or a page below it. */
export function tagPath(slug: string, page = ''): string {
  return `/tag/${encodeURIComponent(slug)}${page === '' ? '' : `/${page}`}`;
}
