import { type RefObject, useEffect } from 'react';

type Options = {
  readonly isOpen: boolean;
  readonly menu: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLElement | null>;
  /** True where the focus goes back to the button. */
  readonly onClose: (isFocusKept: boolean) => void;
};

/** Closes an open menu on scroll, Escape and a press outside (SHELL-8), and when the focus leaves it. */
export function useMenuClosing({ isOpen, menu, button, onClose }: Options): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (menu.current?.contains(target) === true || button.current?.contains(target) === true);
    const scrolled = scrollOf(button.current);
    // Of what the button stands in, and since it opened: a scroll that ended right before is told late.
    const onScroll = () => {
      if (scrollOf(button.current) !== scrolled) onClose(isInside(document.activeElement));
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A window below stays open.
      event.preventDefault();
      onClose(true);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!isInside(event.target)) onClose(false);
    };
    const onFocusIn = (event: FocusEvent) => {
      if (!isInside(event.target)) onClose(false);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [isOpen, menu, button, onClose]);
}

/** How far everything that the button stands in is scrolled, taken together. */
function scrollOf(button: Element | null): number {
  let sum = 0;
  for (let one = button; one !== null; one = one.parentElement) sum += one.scrollTop;
  return sum;
}
