import { tellEvent } from '#web/features/ground/banners/tell-event.ts';

/** That the sidebar was opened or closed. */
export function tellSidebar(isOpen: boolean): void {
  void tellEvent(isOpen ? 'sidebar.opened' : 'sidebar.closed', {});
}
