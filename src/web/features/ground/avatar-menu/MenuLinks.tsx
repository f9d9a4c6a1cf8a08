import { Link } from '#web/app/router/Link.tsx';
import type { MenuItem } from './avatar-menu-items.ts';
import styles from './AvatarMenu.module.css';

/** Links of a menu, one below the other. */
export function MenuLinks({ items }: { readonly items: readonly MenuItem[] }) {
  return items.map(({ label, href }) => (
    <Link key={label} role="menuitem" tabIndex={-1} className={styles.item} to={href}>
      {label}
    </Link>
  ));
}
