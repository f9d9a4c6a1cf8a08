import './marks.css';
import { useEffect, useMemo } from 'react';
import { useQuery } from '#web/app/graph/use-query.ts';
import { HighlightsQueryDocument } from '#web/generated/HighlightsQuery.ts';
import { drawMarks } from './draw-marks.ts';
import { type Mark, type PlacedMark, placeMarks } from './marks.ts';
import { useHiddenHighlights } from './use-hidden-highlights.ts';

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
