import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { focusFirst, moveInMenu } from '../avatar-menu/move-in-menu.ts';
import { useMenuClosing } from '../avatar-menu/use-menu-closing.ts';
import styles from './MenuButton.module.css';

type MenuButtonProps = {
  /** What the menu is about. */
  readonly label: string;
  /** A drawing for the button; three dots where absent. */
  readonly face?: ReactNode;
  /** `MenuLink`s and `MenuAction`s. */
  readonly children: ReactNode;
};

/** A button that opens a menu: arrows move in it, Escape, a choice and a press outside close it. */
export function MenuButton({ label, face, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = useCallback((isFocusKept: boolean) => {
    setIsOpen(false);
    if (isFocusKept) button.current?.focus();
  }, []);
  useMenuClosing({ isOpen, menu, button, onClose: close });
  useEffect(() => {
    if (isOpen && menu.current !== null) focusFirst(menu.current);
  }, [isOpen]);
  return (
    <div className={styles.place}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {face ?? <span aria-hidden="true">⋯</span>}
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          className={styles.menu}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={(event) => {
            if (event.ctrlKey || event.metaKey || event.altKey) return;
            if (moveInMenu(event.currentTarget, event.key)) event.preventDefault();
          }}
          onClick={(event) => {
            const isChoice = event.target instanceof Element && event.target.closest('[role="menuitem"]') !== null;
            // Before what was chosen opens a window, so that the window gives the focus back to the button.
            if (isChoice) close(true);
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
