import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Milliseconds until a press counts as holding, and between the claps of one who holds. */
const HOLD_AFTER = 400;
const REPEAT_EVERY = 110;

/** Props of a button that does something once when it is pressed, and again and again while it is held. */
export function useHold(act: () => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), [timer]);
  const repeat = () => {
    wasHeld.current = true;
    if (act()) timer.current = setTimeout(repeat, REPEAT_EVERY);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      wasHeld.current = false;
      timer.current = setTimeout(repeat, HOLD_AFTER);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    // A finger that holds asks for a menu, which would end the holding.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      stop();
      if (!wasHeld.current) act();
      wasHeld.current = false;
    },
  };
}
