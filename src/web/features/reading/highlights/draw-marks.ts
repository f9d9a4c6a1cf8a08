import { wrapRange } from './wrap-range.ts';

const KINDS = ['own', 'top'] as const;
type Drawn = { readonly kind: (typeof KINDS)[number]; readonly range: Range };

/**
 * Colours passages without touching the article where the browser can (CSS Custom Highlight API); elsewhere by
 * elements around their words. The function it gives takes all of it away again.
 */
export function drawMarks(marks: readonly Drawn[]): () => void {
  if (!('highlights' in CSS)) {
    const unwraps = marks.map(({ kind, range }) => wrapRange(range, `passage-${kind}`));
    return () => {
      for (const unwrap of unwraps.toReversed()) unwrap();
    };
  }
  for (const kind of KINDS) {
    const ranges = marks.filter((mark) => mark.kind === kind).map(({ range }) => range);
    CSS.highlights.set(`passage-${kind}`, new Highlight(...ranges));
  }
  return () => {
    for (const kind of KINDS) CSS.highlights.delete(`passage-${kind}`);
  };
}
