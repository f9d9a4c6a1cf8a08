import { use, useEffect, useState } from 'react';
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

/**
 * Opens and closes the sidebar; its badge says that somebody followed has published, until it is opened (SHELL-12). A
 * sidebar that stands open beside the page, or was opened before its list had come, was looked at as well.
 */
export function SidebarButton() {
  const graph = use(GraphContext);
  const isOpen = useSidebarOpen();
  const { menu } = useSidebarMenu();
  const [isSeen, setIsSeen] = useState(false);
  const hasSidebar = useHasSidebar();
  const isNew = menu !== undefined && hasNews(menu.followed.edges, menu.viewedAt);
  if (isNew && isOpen && !isSeen) setIsSeen(true);
  const seenBy = isNew && isSeen ? menu.viewerId : undefined;
  useEffect(() => {
    if (seenBy === undefined) return;
    // Where it fails the badge comes back with the next page.
    void sendChange(graph, SidebarMenuBadgeMutationDocument, { userId: seenBy, feedId: FEED_ID });
  }, [graph, seenBy]);
  if (!hasSidebar) return null;
  const isBadged = isNew && !isSeen && !isOpen;
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isBadged ? messages.menuUnread : messages.menu}
      aria-expanded={isOpen}
      onClick={() => tellSidebar(sidebarState.toggle())}
    >
      <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
        <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      {isBadged && <span className={styles.badge} data-testid="sidebar-badge" />}
    </button>
  );
}
