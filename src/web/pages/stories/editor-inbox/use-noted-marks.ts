import '#web/features/reading/highlights/marks.css';
import { useEffect } from 'react';
import { drawMarks } from '#web/features/reading/highlights/draw-marks.ts';
import { placeMarks } from '#web/features/reading/highlights/marks.ts';
import type { SubmissionPartProps } from './EditedSubmissionPage.tsx';

type Note = SubmissionPartProps['submission']['notes'][number];

/** Colors the passages that notes which are not seen to are about. */
export function useNotedMarks(body: Element | null, notes: readonly Note[]): void {
  useEffect(() => {
    if (body === null) return undefined;
    const open = notes.filter(({ quote, resolvedAt, isPassageGone }) => quote !== '' && !resolvedAt && !isPassageGone);
    const marks = open.map(({ id, quote, prefix, suffix }) => ({
      kind: 'own' as const,
      quote: { id, text: quote, prefix, suffix, isPrivate: true },
      count: 1,
    }));
    return drawMarks(placeMarks(body, marks));
  }, [body, notes]);
}

/** Brings the passage of a note into view; where it is gone nothing moves. */
export function showPassage(body: Element, { id, quote, prefix, suffix }: Note): void {
  const mark = { kind: 'own', quote: { id, text: quote, prefix, suffix, isPrivate: true }, count: 1 } as const;
  const [placed] = placeMarks(body, [mark]);
  placed?.range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
