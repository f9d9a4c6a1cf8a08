import { memberHintMessages as messages } from '#shared/messages/membership-notices.ts';
import { useHasSidebar, useSidebarOpen } from '#web/features/ground/sidebar/use-sidebar.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './SidebarTip.module.css';
import { EDUCATION_BANNER, SIDEBAR_TIP, useHintOnce } from './use-hint-once.ts';

/**
 * Tells a member once what is behind the button of the sidebar, while it is closed (MEMB-10); not before they
 * have read what their membership does, so that one thing is said at a time.
 */
export function SidebarTip() {
  const { isShown, dismiss } = useHintOnce(SIDEBAR_TIP);
  const isFirst = !useHintOnce(EDUCATION_BANNER).isShown;
  const isOpen = useSidebarOpen();
  if (!useHasSidebar() || isOpen || !isShown || !isFirst) return null;
  return (
    <aside className={styles.tip} aria-label={messages.sidebarTipLabel} data-testid="sidebar-tip" lang="en" dir="ltr">
      <p>{messages.sidebarTip}</p>
      <Button look="outlined" size="small" onClick={dismiss}>
        {messages.gotIt}
      </Button>
    </aside>
  );
}
