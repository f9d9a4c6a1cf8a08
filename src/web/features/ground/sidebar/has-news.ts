type Edge = { readonly lastPublishedAt: number | null; readonly hasUnread: boolean };

/** Whether the button shows its badge: somebody followed has something unread from after it was last opened. */
export function hasNews(edges: readonly Edge[], viewedAt: number | null): boolean {
  return edges.some(
    ({ hasUnread, lastPublishedAt }) => hasUnread && lastPublishedAt !== null && lastPublishedAt > (viewedAt ?? 0),
  );
}
