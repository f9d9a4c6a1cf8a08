import { type ComponentType, useEffect, useState } from 'react';
import { sidebarMessages as messages } from '#shared/messages/sidebar.ts';
import { SidebarContent } from './SidebarContent.tsx';
import styles from './Sidebar.module.css';
import { useHasSidebar, useSidebarOver } from './use-sidebar.ts';
import { useIsSlim } from './use-is-slim.ts';

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
