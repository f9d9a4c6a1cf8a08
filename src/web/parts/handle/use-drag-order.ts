import { type PointerEvent as ReactPointerEvent, type RefObject, useState } from 'react';

/** Drags a row of a list by its handle, with a mouse, a pen or a finger; nothing moves before it is let go. */
export function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number>();
  const [target, setTarget] = useState<number>();

  const start = (event: ReactPointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    handle.focus();
    let to = from;
    const ending = new AbortController();
    const { signal } = ending;
    setDragged(from);
    setTarget(from);
    const end = () => {
      ending.abort();
      setDragged(undefined);
      setTarget(undefined);
    };
    handle.addEventListener(
      'pointermove',
      ({ clientY }: PointerEvent) => {
        to = rowAt(list.current, clientY) ?? to;
        setTarget(to);
        scrollAtEdges(clientY);
      },
      { signal },
    );
    handle.addEventListener(
      'pointerup',
      () => {
        end();
        if (to !== from) onMove(from, to);
      },
      { signal },
    );
    handle.addEventListener('pointercancel', end, { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal });
  };
  /** What the row at a place shows while one is dragged: that it is the one, or on which side that one would stand. */
  const marks = (index: number) => ({
    'data-dragged': dragged === index || undefined,
    'data-target':
      dragged !== undefined && target === index && dragged !== index
        ? dragged < index
          ? 'after'
          : 'before'
        : undefined,
  });
  return { start, marks };
}

/** The row under a height of the window; the first above all, the last below. */
function rowAt(list: HTMLElement | null, y: number): number | undefined {
  const rows = list === null ? [] : [...list.children];
  if (rows.length === 0) return undefined;
  const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return at === -1 ? rows.length - 1 : at;
}

/** Pixels from the edge of the window within which it scrolls, and how far each time. */
const EDGE = 60;
const STEP = 14;

function scrollAtEdges(y: number): void {
  if (y < EDGE) scrollBy(0, -STEP);
  else if (y > innerHeight - EDGE) scrollBy(0, STEP);
}
