import type { ReactNode } from 'react';
import { Link } from '#web/app/router/Link.tsx';
import { menuItem } from '#web/parts/menu/MenuAction.tsx';

/** A place that a menu leads to. */
export function MenuLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link {...menuItem} to={to}>
      {children}
    </Link>
  );
}
