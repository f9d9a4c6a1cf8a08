import { type RefObject, useEffect } from 'react';

type Options = {
  readonly isOpen: boolean;
  readonly menu: RefObject<HTMLElement | null>;
  readonly button: RefObject<HTMLElement | null>;
  /** True where the focus goes back to the button. */
  readonly onClose: (isFocusKept: boolean) => void;
};

/** Closes an open menu on scroll, Escape and a press outside (1§4, SHELL-8), and when the focus leaves it. */
export function useMenuClosing({ isOpen, menu, button, onClose }: Options): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && (menu.current?.contains(target) === true || button.current?.contains(target) === true);
    // A scroll of the menu itself does not come as far as the window.
    const onScroll = () => onClose(isInside(document.activeElement));
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose(true);
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!isInside(event.target)) onClose(false);
    };
    const onFocusIn = (event: FocusEvent) => {
      if (!isInside(event.target)) onClose(false);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [isOpen, menu, button, onClose]);
}
