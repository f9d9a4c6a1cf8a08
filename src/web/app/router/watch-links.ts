import { rememberScroll } from './history-state.ts';

type LinkListeners = {
  /** A link is pointed at, touched or focused: it may be followed soon. */
  readonly onNear: () => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onPopState: (state: unknown) => void;
};

/** Listens for what leads to another screen, on the whole document; returns how to stop. */
export function watchLinks({ onNear, onClick, onPopState }: LinkListeners): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const near = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('a[href]') !== null) onNear();
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, near, { signal, passive: true });
  }
  document.addEventListener('click', onClick, { signal });
  // Back to a page that is still there, below a window that closes by it.
  addEventListener('popstate', ({ state }) => state?.isHeld || onPopState(state), { signal });
  addEventListener('pagehide', rememberScroll, { signal });
  return () => ending.abort();
}
