import { type PointerEvent, useRef } from 'react';

/** So far to a side is away, and no slip of a thumb. */
const AWAY = 72;

/**
 * What a thing needs that is pushed away to a side with a finger: it follows, and comes back where it was not pushed
 * far. Undefined for one that cannot be put away.
 */
export function useSwipe(onAway: (() => void) | undefined) {
  const from = useRef<number | null>(null);
  const back = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    from.current = null;
    currentTarget.style.translate = '';
  };
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      // A mouse selects words.
      if (onAway !== undefined && pointerType !== 'mouse') from.current = clientX;
    },
    onPointerMove: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      if (from.current !== null) currentTarget.style.translate = `${clientX - from.current}px`;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (from.current === null || Math.abs(event.clientX - from.current) < AWAY) return back(event);
      from.current = null;
      onAway?.();
    },
    onPointerCancel: back,
  };
}
