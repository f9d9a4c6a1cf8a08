import { use, useSyncExternalStore } from 'react';
import { SiteContext } from '#web/app/site-context.ts';
import { sidebarState } from './sidebar-state.ts';

/** Whether this site has a sidebar at all (`enable_global_navigation`). */
export function useHasSidebar(): boolean {
  return use(SiteContext).flags.includes('enable_global_navigation');
}

const nowhere = () => false;

/** Whether the sidebar is open, beside the page or over it. The server cannot know, so the first render says no. */
export function useSidebarOpen(): boolean {
  return useSyncExternalStore(sidebarState.watch, sidebarState.isOpen, nowhere);
}

/** Whether it is open over the page. */
export function useSidebarOver(): boolean {
  return useSyncExternalStore(sidebarState.watch, sidebarState.isOver, nowhere);
}
