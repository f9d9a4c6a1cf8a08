/** What a fragment (`#…`) points at; as it is written where its escapes are none. */
export function anchorOf(hash: string): string {
  const anchor = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}
