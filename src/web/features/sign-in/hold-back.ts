/**
 * Lets Back close what is open over a page instead of leaving it: an entry of its own in the history, which
 * the router never hears of. The function that it gives takes the entry away again where Back did not.
 */
export function holdBack(onBack: () => void): () => void {
  const before: unknown = history.state;
  history.pushState({ ...(typeof before === 'object' ? before : {}), isOpen: true }, '');
  let isHeld = true;
  const swallow = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    removeEventListener('popstate', swallow, true);
    if (!isHeld) return;
    isHeld = false;
    onBack();
  };
  // In the capture phase, and so before the router.
  addEventListener('popstate', swallow, true);
  return () => {
    if (!isHeld) return;
    isHeld = false;
    history.back();
  };
}
