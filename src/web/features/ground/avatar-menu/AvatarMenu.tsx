import { type RefObject, useEffect, useState } from 'react';
import { accountMenuMessages as messages } from '#shared/messages/account-menu.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { useSwitchableMember } from '#web/features/money/membership-notices/use-switchable-member.ts';
import { useWithdrawal } from '#web/features/money/membership-notices/use-withdrawal.ts';
import { AvatarMenuQueryDocument } from '#web/generated/AvatarMenuQuery.ts';
import { MenuPanel } from '#web/parts/menu/MenuPanel.tsx';
import styles from './AvatarMenu.module.css';
import { MenuLinks } from './MenuLinks.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { useMenuItems } from './use-menu-items.ts';

/** The motion of closing. */
const CLOSING = 300;

export type AvatarMenuProps = {
  readonly id: string;
  readonly isClosing: boolean;
  readonly button: RefObject<HTMLElement | null>;
  readonly onClose: (isFocusKept: boolean) => void;
  readonly onClosed: () => void;
};

/** The avatar menu, 240px wide, or the secondary one behind 'More'. */
export function AvatarMenu({ id, isClosing, button, onClose, onClosed }: AvatarMenuProps) {
  const { data, error, isLoading, refetch } = useQuery(AvatarMenuQueryDocument);
  const viewer = data?.viewer ?? null;
  const items = useMenuItems(viewer, {
    canSwitchPlan: useSwitchableMember() !== undefined,
    withdrawal: useWithdrawal(),
  });
  const [shown, setShown] = useState<'main' | 'more'>('main');

  const isThere = !isLoading && error === undefined;
  const contents = isLoading ? undefined : isThere ? shown : 'failure';
  useEffect(() => {
    if (!isClosing) return undefined;
    const timer = setTimeout(onClosed, CLOSING);
    return () => clearTimeout(timer);
  }, [isClosing, onClosed]);

  return (
    <MenuPanel
      id={id}
      label={shown === 'main' ? messages.menu : messages.more}
      button={button}
      onClose={onClose}
      contents={contents}
      className={`${styles.menu} ${isClosing ? styles.closing : ''}`}
      isClosing={isClosing}
      onKey={(key) => {
        const isBack = key === 'ArrowLeft' && shown === 'more';
        if (isBack) setShown('main');
        return isBack;
      }}
      onClick={(target) => {
        // A link leads elsewhere, so the menu has done its work.
        if (target.closest('a') !== null) onClose(false);
      }}
    >
      {viewer === null && error !== undefined && (
        <>
          <p className={styles.failed}>{messages.loadFailed}</p>
          <button type="button" role="menuitem" className={styles.item} onClick={refetch}>
            {messages.retry}
          </button>
        </>
      )}
      {viewer === null ? (
        isThere && items.groups.map((group) => <MenuLinks key={group[0]?.label} items={group} />)
      ) : shown === 'main' ? (
        <MainMenu viewer={viewer} items={items} onMore={() => setShown('more')} />
      ) : (
        <MoreMenu items={items.more} onBack={() => setShown('main')} />
      )}
    </MenuPanel>
  );
}
