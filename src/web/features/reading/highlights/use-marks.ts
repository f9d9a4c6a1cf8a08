import './marks.css';
import { useEffect, useMemo } from 'react';
import { useQuery } from '#web/app/graph/use-query.ts';
import { HighlightsQueryDocument } from '#web/generated/HighlightsQuery.ts';
import { type Mark, type PlacedMark, placeMarks } from './marks.ts';
import { useHiddenHighlights } from './use-hidden-highlights.ts';
import { wrapRange } from './wrap-range.ts';

const KINDS = ['own', 'top'] as const;
type Drawn = { readonly kind: (typeof KINDS)[number]; readonly range: Range };

/**
 * Colours passages without touching the article where the browser can (CSS Custom Highlight API); elsewhere by
 * elements around their words. The function it gives takes all of it away again.
 */
function drawMarks(marks: readonly Drawn[]): () => void {
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

const nothing: readonly PlacedMark[] = [];

/** The marks of a story: asked for, found on the page and drawn there. */
export function useMarks(storyId: string, article: Element | undefined, pending: readonly Mark[]) {
  const { data, refetch } = useQuery(HighlightsQueryDocument, { variables: { postId: storyId } });
  const { isHidden } = useHiddenHighlights();
  const post = data?.marked.__typename === 'Post' ? data.marked : undefined;
  const marks = useMemo<readonly Mark[]>(() => {
    const own = post?.viewerEdge.quotes.filter(({ isPassageChanged }) => !isPassageChanged) ?? [];
    const top = isHidden ? [] : (post?.highlights.filter(({ isTop }) => isTop) ?? []);
    // Once the real mark is there, what was drawn in its place goes.
    const isThere = ({ quote }: Mark) => own.some((one) => one.text === quote.text && one.prefix === quote.prefix);
    return [
      ...own.map((quote) => ({ kind: 'own' as const, quote, count: 1 })),
      ...pending.filter((mark) => !isThere(mark)),
      ...top.map(({ quote, count }) => ({ kind: 'top' as const, quote, count })),
    ];
  }, [post, isHidden, pending]);
  const placed = useMemo(() => (article === undefined ? nothing : placeMarks(article, marks)), [article, marks]);
  useEffect(() => drawMarks(placed), [placed]);
  return { post, placed, refetch };
}
