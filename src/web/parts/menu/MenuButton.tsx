import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import styles from './Menu.module.css';
import { MenuPanel } from './MenuPanel.tsx';

type MenuButtonProps = {
  /** What the menu is about. */
  readonly label: string;
  /** A drawing for the button; three dots where absent. */
  readonly face?: ReactNode;
  /** Entries: `MenuAction`s, and links that look like them. */
  readonly children: ReactNode;
};

/** A button that opens a menu; a choice closes it. */
export function MenuButton({ label, face, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback((isFocusKept: boolean) => {
    setIsOpen(false);
    if (isFocusKept) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
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
        <MenuPanel
          id={id}
          label={label}
          button={button}
          onClose={close}
          contents="entries"
          onClick={(target) => {
            // Before what was chosen opens a window, so that the window gives the focus back to the button.
            if (target.closest('[role="menuitem"]') !== null) close(true);
          }}
        >
          {children}
        </MenuPanel>
      )}
    </>
  );
}
