/** Name of the query parameter that carries a cursor: on the keep-list by rule T1. */
const CURSOR_PARAMETER = 'page';

/** The cursor in the address, or null for the first page: always given, so that keys of the cache agree. */
export function cursorOf(query: URLSearchParams): string | null {
  return query.get(CURSOR_PARAMETER) || null;
}

/** The address of the page that begins at a cursor; the other kept parameters stay. */
export function pageAddress(path: string, query: URLSearchParams, cursor: string | null): string {
  const next = new URLSearchParams(query);
  if (cursor === null) next.delete(CURSOR_PARAMETER);
  else next.set(CURSOR_PARAMETER, cursor);
  const text = next.toString();
  return text === '' ? path : `${path}?${text}`;
}
