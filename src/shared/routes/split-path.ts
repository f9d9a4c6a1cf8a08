/** A path without query, fragment and outer slashes: as it stood, and its decoded segments. */
export type SplitPath = { readonly path: string; readonly segments: readonly string[] };

const SLASH = 47;

function decodeSegment(segment: string): string {
  return segment.includes('%') ? decodeURIComponent(segment) : segment;
}

/** Length of a path before its query or fragment. */
function lengthOfPath(address: string): number {
  const query = address.indexOf('?');
  const fragment = address.indexOf('#');
  const end = query < 0 ? address.length : query;
  return fragment >= 0 && fragment < end ? fragment : end;
}

/** Cuts a path into decoded segments; `malformed` where one is no valid percent-encoded UTF-8. */
export function splitPath(address: string): SplitPath | 'malformed' {
  let end = lengthOfPath(address);
  let start = 0;
  while (start < end && address.charCodeAt(start) === SLASH) start += 1;
  while (end > start && address.charCodeAt(end - 1) === SLASH) end -= 1;
  const inner = address.slice(start, end);
  if (inner === '') return { path: '/', segments: [] };
  const segments = inner.split('/');
  if (!inner.includes('%')) return { path: `/${inner}`, segments };
  try {
    return { path: `/${inner}`, segments: segments.map(decodeSegment) };
  } catch {
    return 'malformed';
  }
}
