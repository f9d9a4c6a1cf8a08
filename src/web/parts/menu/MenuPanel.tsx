import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './Menu.module.css';
import { menuPlace } from './menu-place.ts';
import { focusFirst, moveInMenu } from './move-in-menu.ts';
import { useMenuClosing } from './use-menu-closing.ts';

type MenuPanelProps = {
  readonly id: string;
  readonly label: string;
  readonly button: RefObject<HTMLElement | null>;
  /** True where the focus goes back to the button. */
  readonly onClose: (isFocusKept: boolean) => void;
  /** Another value is another content, whose first entry takes the focus; undefined while there is none. */
  readonly contents: string | undefined;
  readonly className?: string | undefined;
  readonly isClosing?: boolean;
  /** Takes a key before the menu does; true where it did. */
  readonly onKey?: (key: string) => boolean;
  readonly onClick: (target: Element) => void;
  readonly children: ReactNode;
};

/**
 * An open menu, beside its button and above everything: in the browser's top layer, where no neighbor covers it.
 * Arrows, Home, End and first letters move in it; Escape, scrolling, a press outside and leaving it close it.
 */
export function MenuPanel(props: MenuPanelProps) {
  const { id, label, button, onClose, contents, className = '', isClosing = false, onKey, onClick, children } = props;
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = menu;
    if (current === null) return undefined;
    // A browser without popovers shows it all the same, above what has no layer of its own.
    if ('showPopover' in current) current.showPopover();
    const place = () => placeBeside(current, button.current);
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(current);
    addEventListener('resize', place);
    return () => {
      sizes.disconnect();
      removeEventListener('resize', place);
    };
  }, [button]);
  useMenuClosing({ isOpen: !isClosing, menu, button, onClose });
  useEffect(() => {
    if (contents !== undefined && menu.current !== null) focusFirst(menu.current);
  }, [contents]);
  return (
    <div
      ref={menu}
      id={id}
      popover="manual"
      className={`${styles.menu} ${className}`}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      aria-busy={contents === undefined}
      inert={isClosing}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (onKey?.(event.key) === true || moveInMenu(event.currentTarget, event.key)) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.target instanceof Element) onClick(event.target);
      }}
    >
      {children}
    </div>
  );
}

function placeBeside(menu: HTMLElement, button: HTMLElement | null): void {
  if (button === null) return;
  const { documentElement: root } = document;
  const isRightToLeft = getComputedStyle(menu).direction === 'rtl';
  // Not as it is scaled while it arrives, and with all that it would scroll.
  const size = { width: menu.offsetWidth, height: menu.scrollHeight + menu.offsetHeight - menu.clientHeight };
  const window = { width: root.clientWidth, height: root.clientHeight };
  const { top, left, maxHeight } = menuPlace(button.getBoundingClientRect(), size, window, isRightToLeft);
  Object.assign(menu.style, { top: `${top}px`, left: `${left}px`, maxHeight: `${maxHeight}px` });
}
