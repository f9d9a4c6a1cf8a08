import { memberHintMessages as messages } from '#shared/messages/membership-notices.ts';
import { useHasSidebar, useSidebarOpen } from '#web/features/sidebar/use-sidebar.ts';
import { Button } from '#web/design/Button.tsx';
import styles from './SidebarTip.module.css';
import { useHintOnce } from './use-hint-once.ts';

/** The flag of having seen it (2§3.7: tooltips are flags). */
const FLAG = 'sidebar_tooltip';

/** Tells a member once what is behind the button of the sidebar, while it is closed (1§4, MEMB-10). */
export function SidebarTip() {
  const { isShown, dismiss } = useHintOnce(FLAG);
  const isOpen = useSidebarOpen();
  if (!useHasSidebar() || isOpen || !isShown) return null;
  return (
    <aside className={styles.tip} aria-label={messages.sidebarTipLabel} data-testid="sidebar-tip" lang="en" dir="ltr">
      <p>{messages.sidebarTip}</p>
      <Button look="outlined" size="small" onClick={dismiss}>
        {messages.gotIt}
      </Button>
    </aside>
  );
}
