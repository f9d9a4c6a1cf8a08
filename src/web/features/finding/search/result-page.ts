import { cursorOf } from '../feeds/page-cursor.ts';

/** As far as search goes: 1,000 hits, of which a page has at least 8. */
const LAST = 125;

/** The page of an address as the graph counts it, from 0; undefined where the address names none. */
export function resultPage(query: URLSearchParams): number | undefined {
  const cursor = cursorOf(query);
  if (cursor === null) return 0;
  const page = /^[1-9]\d{0,2}$/.test(cursor) ? Number(cursor) : 0;
  return page >= 2 && page <= LAST ? page - 1 : undefined;
}

/** The page of results that a cursor of a list means; the first one has none. */
export function pageOfCursor(cursor: string | null): number {
  return cursor === null ? 0 : Number(cursor) - 1;
}

/** What a list continues with: people count pages from 1. */
export function nextCursor({ page, pageCount }: { readonly page: number; readonly pageCount: number }): string | null {
  return page + 1 < pageCount ? String(page + 2) : null;
}
