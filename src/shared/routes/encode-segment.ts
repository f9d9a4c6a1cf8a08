/** Percent-encodes one segment in its one spelling: `@` and `:` stay readable, and dots cannot climb. */
export function encodeSegment(segment: string): string {
  if (segment === '.' || segment === '..') return segment.replaceAll('.', '%2E');
  return encodeURIComponent(segment.toWellFormed()).replaceAll('%40', '@').replaceAll('%3A', ':');
}
