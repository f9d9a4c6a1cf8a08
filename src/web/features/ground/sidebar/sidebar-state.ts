import { createStoredJson } from '#shared/storage/stored-json.ts';
import { openTextStorage } from '#shared/storage/text-storage.ts';
import { logWarning } from '#web/app/browser-log.ts';
import { SIDEBAR_KEY, type SidebarChoice } from './sidebar-boot.ts';

/** From here on the sidebar stands beside the page; below it slides over it. */
const BESIDE = '(min-width: 1080px)';
/** Own judgement: from here on both columns are read in comfort beside it, so it is open until somebody closes it. */
const ROOMY = '(min-width: 1280px)';

const watchers = new Set<() => void>();
let isOver = false;

const isRoomFor = (query: string): boolean => matchMedia(query).matches;
const tell = (): void => watchers.forEach((watcher) => watcher());

function choice(): SidebarChoice {
  const chosen = document.documentElement.dataset['sidebar'];
  if (chosen === 'open' || chosen === 'closed') return chosen;
  return isRoomFor(ROOMY) ? 'open' : 'closed';
}

function choose(chosen: SidebarChoice): void {
  document.documentElement.dataset['sidebar'] = chosen;
  const stored = createStoredJson<SidebarChoice | undefined>({
    storage: openTextStorage(() => localStorage),
    key: SIDEBAR_KEY,
    fallback: undefined,
    parse: (json) => (json === 'open' || json === 'closed' ? json : undefined),
    warn: logWarning,
  });
  stored.write(chosen);
}

/** Where the sidebar is: beside the page, which is remembered on this device, or over it, which is not. */
export const sidebarState = {
  isBeside: (): boolean => isRoomFor(BESIDE) && choice() === 'open',
  isOver: (): boolean => isOver,
  isOpen: (): boolean => isOver || sidebarState.isBeside(),
  watch(onChange: () => void): () => void {
    watchers.add(onChange);
    const queries = [BESIDE, ROOMY].map((query) => matchMedia(query));
    for (const query of queries) query.addEventListener('change', onChange);
    return () => {
      watchers.delete(onChange);
      for (const query of queries) query.removeEventListener('change', onChange);
    };
  },
  /** What the button in the header does; says whether the sidebar is open now. */
  toggle(): boolean {
    if (isRoomFor(BESIDE)) choose(choice() === 'open' ? 'closed' : 'open');
    else isOver = !isOver;
    tell();
    return sidebarState.isOpen();
  },
  closeOver(): void {
    isOver = false;
    tell();
  },
};
