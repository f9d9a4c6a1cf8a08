import { type ComponentType, use, useEffect, useState } from 'react';
import { sidebarMessages as messages } from '#shared/messages/sidebar.ts';
import { SidebarContent } from './SidebarContent.tsx';
import { useHasSidebar, useSidebarOver } from './use-sidebar.ts';
import { useRoute } from '#web/app/router/use-route.ts';
import { SiteContext } from '#web/app/site-context.ts';
import styles from './Sidebar.module.css';

/** Whether the sidebar is 72px narrow: a list of the library stands beside it (SHELL-11). */
function useIsSlim(): boolean {
  const { route, query } = useRoute();
  const hasLibrary = use(SiteContext).flags.includes('enable_library_sidebar');
  return hasLibrary && route?.page === 'post' && query.has('listId');
}

/**
 * The left sidebar: beside the page from 1080px on, where the style sheet alone says whether it shows, so
 * that nothing moves when the page wakes; on smaller screens over the page, when the button asks for it.
 */
export function Sidebar() {
  const isOver = useSidebarOver();
  const isSlim = useIsSlim();
  const [Overlay, setOverlay] = useState<ComponentType>();
  useEffect(() => {
    if (isOver) void import('./SidebarOverlay.tsx').then(({ SidebarOverlay }) => setOverlay(() => SidebarOverlay));
  }, [isOver]);
  if (!useHasSidebar()) return null;
  return (
    <>
      <nav className={`${styles.sidebar} ${isSlim ? styles.slim : ''}`} aria-label={messages.label} data-sidebar-nav>
        <SidebarContent />
      </nav>
      {Overlay && <Overlay />}
    </>
  );
}
