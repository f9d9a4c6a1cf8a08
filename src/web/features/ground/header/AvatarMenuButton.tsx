import { type ComponentType, type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { accountMenuMessages } from '#shared/messages/account-menu.ts';
import { VisuallyHidden } from '#web/design/VisuallyHidden.tsx';
import type { AvatarMenuProps } from '#web/features/ground/avatar-menu/AvatarMenu.tsx';
import styles from './Header.module.css';

type State = 'open' | 'closing' | 'closed';

/** The button with the viewer's picture. The menu, with its document, comes at the first press. */
export function AvatarMenuButton({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<State>('closed');
  const [Menu, setMenu] = useState<ComponentType<AvatarMenuProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  const open = async () => {
    setState('open');
    const { AvatarMenu } = await import('#web/features/ground/avatar-menu/AvatarMenu.tsx');
    setMenu(() => AvatarMenu);
  };
  const close = useCallback((isFocusKept: boolean) => {
    setState((before) => (before === 'open' ? 'closing' : before));
    if (isFocusKept) button.current?.focus({ preventScroll: true });
  }, []);
  const onClosed = useCallback(() => setState((before) => (before === 'closing' ? 'closed' : before)), []);

  const isOpen = state === 'open';
  return (
    <div className={styles.account}>
      <button
        ref={button}
        type="button"
        className={styles.avatar}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen && Menu ? id : undefined}
        onClick={() => (isOpen ? close(true) : void open())}
      >
        {children}
        <VisuallyHidden>{accountMenuMessages.openMenu}</VisuallyHidden>
      </button>
      {Menu && state !== 'closed' && (
        <Menu id={id} isClosing={state === 'closing'} button={button} onClose={close} onClosed={onClosed} />
      )}
    </div>
  );
}
