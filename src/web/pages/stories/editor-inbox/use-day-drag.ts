import { useState } from 'react';
import type { InboxSubmission } from '#web/generated/fragments.ts';
import { dragToDay } from './drag-to-day.ts';

export type DayDrag = {
  /** The id of what is being dragged. */
  readonly dragged: string | undefined;
  /** The day over which it is, or no word for none; undefined while it is over nothing that takes it. */
  readonly target: string | undefined;
  /** Follows a pointer that was pressed on the entry of a story. */
  readonly start: (press: PointerEvent, entry: HTMLElement, submission: InboxSubmission) => void;
};

/** Drags a story to another day. */
export function useDayDrag(move: (submission: InboxSubmission, day: string | null) => void): DayDrag {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<string>();
  const start = (press: PointerEvent, entry: HTMLElement, submission: InboxSubmission) =>
    dragToDay(press, entry, {
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
