/** A bar may stand so far above the end of the window. */
const NEAR = 24;
/** Between two looks: bars come and go without an event that could be waited for. */
const PAUSE = 200;

/**
 * On a narrow window toasts stand at its end, above the keyboard and whatever bar of the page is there. Where one
 * stays, the page can be scrolled out from under it. Answers what stops it.
 */
export function standAboveFoot(toast: HTMLElement, isStaying: boolean): () => void {
  const region = toast.parentElement;
  const root = document.documentElement;
  if (region === null) return () => undefined;
  let stood = -1;
  const look = () => {
    const foot = footHeight(region, toast.offsetHeight);
    if (foot === stood) return;
    stood = foot;
    region.style.setProperty('--toast-foot', `${foot}px`);
    if (isStaying) root.style.setProperty('--height-toast', `${toast.offsetHeight + NEAR}px`);
  };
  look();
  const timer = setInterval(look, PAUSE);
  window.visualViewport?.addEventListener('resize', look);
  return () => {
    clearInterval(timer);
    window.visualViewport?.removeEventListener('resize', look);
    root.style.removeProperty('--height-toast');
  };
}

/** How much of the window's end is taken: by the keyboard, and by bars above it. */
function footHeight(region: HTMLElement, height: number): number {
  const viewport = window.visualViewport;
  const bottom = viewport === null ? window.innerHeight : Math.round(viewport.offsetTop + viewport.height);
  // A bar that leaves no room for a toast, such as a sheet over the whole window, is none to stand on.
  const least = height + 4 * NEAR;
  const tops = [1 / 8, 1 / 2, 7 / 8].flatMap((part) =>
    [1, NEAR].flatMap((above) =>
      document
        .elementsFromPoint(window.innerWidth * part, bottom - above)
        .filter((element) => !region.contains(element) && isHeld(element))
        .map((element) => element.getBoundingClientRect().top)
        .filter((top) => top > least),
    ),
  );
  return Math.max(0, Math.round(window.innerHeight - Math.min(bottom, ...tops)));
}

/** It stays in the window while the page moves. */
function isHeld(element: Element): boolean {
  const { position } = getComputedStyle(element);
  return position === 'fixed' || position === 'sticky';
}
