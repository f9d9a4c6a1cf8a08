import { useEffect, useRef, useState } from 'react';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import type { dragToDay } from './drag-to-day.ts';

export type DayDrag = {
  /** The id of what is being dragged. */
  readonly dragged: string | undefined;
  /** The day over which it is, or no word for none; undefined while it is over nothing that takes it. */
  readonly target: string | undefined;
  /** Follows a pointer that was pressed on the entry of a story. */
  readonly start: (press: PointerEvent, entry: HTMLElement, submission: InboxSubmission) => void;
};

/** Drags a story to another day. What follows the pointer is fetched once the calendar stands there. */
export function useDayDrag(move: (submission: InboxSubmission, day: string | null) => void): DayDrag {
  const drag = useRef<typeof dragToDay>(undefined);
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    let isThere = true;
    const load = async () => {
      const { dragToDay } = await import('./drag-to-day.ts');
      if (isThere) drag.current = dragToDay;
    };
    void load();
    return () => {
      isThere = false;
    };
  }, []);
  const start = (press: PointerEvent, entry: HTMLElement, submission: InboxSubmission) =>
    drag.current?.(press, entry, {
      onStart: () => setDragged(submission.id),
      onTarget: setTarget,
      onDrop: (day) => move(submission, day || null),
      onEnd: () => {
        setDragged(undefined);
        setTarget(undefined);
      },
    });
  return { dragged, target, start };
}
