import { accountMenuMessages as messages } from '#shared/messages/account-menu.ts';
import type { MenuItem } from './avatar-menu-items.ts';
import styles from './AvatarMenu.module.css';
import { MenuLinks } from './MenuLinks.tsx';

/** The secondary menu: what the footer has on large screens, for those who see none. */
export function MoreMenu({ items, onBack }: { readonly items: readonly MenuItem[]; readonly onBack: () => void }) {
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} className={styles.item} onClick={onBack}>
        {messages.back}
      </button>
      <hr className={styles.rule} />
      <MenuLinks items={items} />
    </>
  );
}
