import type { ReactNode } from 'react';
import styles from './Menu.module.css';

/** How an entry of a menu looks, and that it is one: for a link, whose own part knows where it leads. */
export const menuItem = { role: 'menuitem', tabIndex: -1, className: styles.item } as const;

type MenuActionProps = { readonly onChoose: () => void; readonly isDanger?: boolean; readonly children: ReactNode };

/** Something that a menu does. */
export function MenuAction({ onChoose, isDanger = false, children }: MenuActionProps) {
  return (
    <button
      {...menuItem}
      type="button"
      className={`${styles.item} ${isDanger ? styles.danger : ''}`}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
