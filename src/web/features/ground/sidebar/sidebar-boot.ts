import { storageKey } from '#shared/storage/stored-json.ts';

/** Whether the sidebar stands beside the page, as its reader last chose. */
export type SidebarChoice = 'open' | 'closed';

export const SIDEBAR_KEY = storageKey('sidebar');

/**
 * Runs in the head of pages for whoever is signed in, before anything paints, so that a sidebar that was left
 * closed does not push the page aside for a moment. It reads what `sidebar-state.ts` writes.
 */
export const sidebarBootScript = `try{var s=JSON.parse(localStorage.getItem('${SIDEBAR_KEY}'));if(s==='open'||s==='closed')document.documentElement.dataset.sidebar=s}catch{}`;
