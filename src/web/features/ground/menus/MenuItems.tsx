import type { ReactNode } from 'react';
import { Link } from '#web/app/router/Link.tsx';
import styles from './MenuButton.module.css';

/** A place that a menu leads to. */
export function MenuLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link role="menuitem" tabIndex={-1} className={styles.item} to={to}>
      {children}
    </Link>
  );
}

type MenuActionProps = { readonly onChoose: () => void; readonly isDanger?: boolean; readonly children: ReactNode };

/** Something that a menu does. */
export function MenuAction({ onChoose, isDanger = false, children }: MenuActionProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={`${styles.item} ${isDanger ? styles.danger : ''}`}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
