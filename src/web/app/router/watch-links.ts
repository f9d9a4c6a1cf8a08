import { rememberScroll } from './history-state.ts';

/** Hover before a page is fetched ahead. */
const PRELOAD_DELAY = 100;

type LinkListeners = {
  /** A link is pointed at, touched or focused: it may be followed soon. */
  readonly onNear: () => void;
  /** It was for 100 ms: its script and data are fetched ahead (ROUTE-17). */
  readonly onRest: (href: string) => void | Promise<void>;
  readonly onClick: (event: MouseEvent) => void;
  readonly onPopState: (state: unknown) => void;
};

/** Listens for what leads to another screen, on the whole document; returns how to stop. */
export function watchLinks({ onNear, onRest, onClick, onPopState }: LinkListeners): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let near: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const approach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === near) return;
    near = link;
    clearTimeout(timer);
    if (link === null) return;
    onNear();
    timer = setTimeout(() => void onRest(link.href), PRELOAD_DELAY);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, approach, { signal, passive: true });
  }
  document.addEventListener('click', onClick, { signal });
  // Back to a page that is still there, below a window that closes by it.
  addEventListener('popstate', ({ state }) => state?.isHeld || onPopState(state), { signal });
  // A reload, and Back from another site, are the browser's own: it knows the place, where it is told in time.
  const turn = (restoration: ScrollRestoration) => () => void (history.scrollRestoration = restoration);
  addEventListener('beforeunload', turn('auto'), { signal });
  addEventListener('pagehide', rememberScroll, { signal });
  addEventListener('pageshow', turn('manual'), { signal });
  return () => ending.abort();
}

/**
 * The address that a click leads to when the browser may draw it itself: a plain click on a link of
 * this host, in this window.
 */
export function internalAddress(event: MouseEvent, here: Location): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const address = new URL(link.href, here.href);
  if (address.host !== here.host || address.protocol !== here.protocol) return undefined;
  const isSamePage = address.pathname === here.pathname && address.search === here.search;
  // The browser scrolls to a fragment of this page better than anybody.
  if (isSamePage && (address.hash !== '' || link.getAttribute('href') === '')) return undefined;
  return address;
}
