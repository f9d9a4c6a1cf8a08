import { use, useState } from 'react';
import { sidebarMessages as messages } from '#shared/messages/sidebar.ts';
import { GraphContext } from '#web/app/graph/graph-context.ts';
import { sendChange } from '#web/app/graph/send-change.ts';
import { SidebarMenuBadgeMutationDocument } from '#web/generated/SidebarMenuBadgeMutation.ts';
import { hasNews } from './has-news.ts';
import styles from './Sidebar.module.css';
import { sidebarState } from './sidebar-state.ts';
import { tellSidebar } from './tell-sidebar.ts';
import { useHasSidebar, useSidebarOpen } from './use-sidebar.ts';
import { useSidebarMenu } from './use-sidebar-menu.ts';

/** What the look at the sidebar is remembered under. */
const FEED_ID = 'sidebar-menu-icon';

/** Opens and closes the sidebar; its badge says that somebody followed has published, until it is opened (SHELL-12). */
export function SidebarButton() {
  const graph = use(GraphContext);
  const isOpen = useSidebarOpen();
  const { menu } = useSidebarMenu();
  const [isSeen, setIsSeen] = useState(false);
  if (!useHasSidebar()) return null;
  const isNew = !isSeen && menu !== undefined && hasNews(menu.followed.edges, menu.viewedAt);
  const press = () => {
    const isNowOpen = sidebarState.toggle();
    tellSidebar(isNowOpen);
    if (!isNowOpen || !isNew) return;
    setIsSeen(true);
    // Where it fails the badge comes back with the next page.
    void sendChange(graph, SidebarMenuBadgeMutationDocument, { userId: menu.viewerId, feedId: FEED_ID });
  };
  const isBadged = isNew && !isOpen;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isBadged ? messages.menuUnread : messages.menu}
      aria-expanded={isOpen}
      onClick={press}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
        <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      {isBadged && <span className={styles.badge} data-testid="sidebar-badge" />}
    </button>
  );
}
