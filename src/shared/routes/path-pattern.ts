/** One segment of a pattern: exact text, `{param}`, or `@{param}`. */
export type PatternSegment =
  | { readonly kind: 'exact'; readonly text: string }
  | { readonly kind: 'parameter'; readonly name: string }
  | { readonly kind: 'username'; readonly name: string };

const SEGMENT = /^(@?)\{(\w+)\}$/;

function parseSegment(text: string): PatternSegment {
  const match = SEGMENT.exec(text);
  if (!match) return { kind: 'exact', text };
  return { kind: match[1] === '@' ? 'username' : 'parameter', name: match[2] ?? '' };
}

/** The segments of a pattern such as `/@{username}/{postId}`; none for `/`. */
export function parsePathPattern(pattern: string): readonly PatternSegment[] {
  return pattern
    .split('/')
    .filter((text) => text !== '')
    .map(parseSegment);
}
