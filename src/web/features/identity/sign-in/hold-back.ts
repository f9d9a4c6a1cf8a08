/** Of the entry below what is open: the router leaves an entry alone that bears it (`watch-links.ts`). */
type Held = { isHeld?: boolean };

const stateNow = (): Held => {
  const state: unknown = history.state;
  return state !== null && typeof state === 'object' ? { ...state } : {};
};

/** Takes a mark away that was left when the page went elsewhere from an open window. */
export function forgetHeld(): void {
  const { isHeld, ...state } = stateNow();
  if (isHeld === true) history.replaceState(state, '');
}

/**
 * Lets Back close what is open over a page instead of leaving it: by an entry of its own in the history.
 * The function that it gives takes the entry away again where Back did not.
 */
export function holdBack(onBack: () => void): () => void {
  const state = stateNow();
  history.replaceState({ ...state, isHeld: true } satisfies Held, '');
  history.pushState(state, '');
  let isOpen = true;
  const onPopState = () => {
    removeEventListener('popstate', onPopState);
    forgetHeld();
    const wasOpen = isOpen;
    isOpen = false;
    if (wasOpen) onBack();
  };
  addEventListener('popstate', onPopState);
  return () => {
    const wasOpen = isOpen;
    isOpen = false;
    if (wasOpen) history.back();
  };
}
