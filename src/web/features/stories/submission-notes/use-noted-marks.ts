import '#web/features/reading/highlights/marks.css';
import { useEffect } from 'react';
import { drawMarks } from '#web/features/reading/highlights/draw-marks.ts';
import { type Mark, placeMarks } from '#web/features/reading/highlights/marks.ts';
import type { SubmissionNoteRow } from '#web/generated/fragments.ts';

function markOf({ id, quote, prefix, suffix, start, blockId }: SubmissionNoteRow): Mark {
  const place = blockId === null ? {} : { blockId, start };
  return { kind: 'own', quote: { id, text: quote, prefix, suffix, isPrivate: true, ...place }, count: 1 };
}

/** Colors the passages that notes which are not seen to are about. */
export function useNotedMarks(body: Element | null, notes: readonly SubmissionNoteRow[]): void {
  useEffect(() => {
    if (body === null) return undefined;
    const open = notes.filter(({ quote, resolvedAt, isPassageGone }) => quote !== '' && !resolvedAt && !isPassageGone);
    return drawMarks(placeMarks(body, open.map(markOf)));
  }, [body, notes]);
}

/** Leads to the passage of a note, and opens what it stands in; where it is gone nothing moves. */
export function showPassage(body: Element, note: SubmissionNoteRow): void {
  const [placed] = placeMarks(body, [markOf(note)]);
  const words = placed?.range.startContainer.parentElement;
  const shown = words?.closest<HTMLElement>('[data-block]') ?? words;
  const folded = shown?.closest('details');
  if (folded) folded.open = true;
  shown?.scrollIntoView({ block: 'center' });
  // Whoever came by keyboard goes on reading from there.
  shown?.setAttribute('tabindex', '-1');
  shown?.focus({ preventScroll: true });
}
