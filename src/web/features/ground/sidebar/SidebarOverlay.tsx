import { useEffect, useRef } from 'react';
import { sidebarMessages as messages } from '#shared/messages/sidebar.ts';
import { closeOnBackdrop } from '#web/parts/dialog/close-on-backdrop.ts';
import { IconButton } from '#web/design/Button.tsx';
import { Icon } from '#web/design/Icon.tsx';
import { SidebarContent } from './SidebarContent.tsx';
import styles from './Sidebar.module.css';
import { sidebarState } from './sidebar-state.ts';
import { tellSidebar } from './tell-sidebar.ts';
import { useSidebarOver } from './use-sidebar.ts';

/** From here on the sidebar stands beside the page. */
const BESIDE = '(min-width: 1080px)';

/** A link leads elsewhere, so the sidebar has done its work. */
function onChoice({ target, currentTarget }: MouseEvent): void {
  const isLink = target instanceof Element && target.closest('a') !== null;
  if (isLink && currentTarget instanceof HTMLDialogElement) currentTarget.close();
}

/** The sidebar over the page: it slides in, keeps the focus, and goes by Escape, its backdrop, or a link. */
export function SidebarOverlay() {
  const isOver = useSidebarOver();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    if (!isOver) return element.close();
    element.showModal();
    const room = matchMedia(BESIDE);
    const onRoom = () => element.close();
    room.addEventListener('change', onRoom);
    const stop = closeOnBackdrop(element);
    element.addEventListener('click', onChoice);
    return () => {
      room.removeEventListener('change', onRoom);
      element.removeEventListener('click', onChoice);
      stop();
    };
  }, [isOver]);
  const onClose = () => {
    if (!sidebarState.isOver()) return;
    sidebarState.closeOver();
    tellSidebar(false);
  };
  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={messages.label} onClose={onClose}>
      <div className={styles.overlayHead}>
        <IconButton label={messages.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </div>
      <nav aria-label={messages.label}>
        <SidebarContent />
      </nav>
    </dialog>
  );
}
